-- The new indexes have no statistics before; writes go on meanwhile.
ANALYZE "cattle_listings";
ANALYZE "equipment_listings";
