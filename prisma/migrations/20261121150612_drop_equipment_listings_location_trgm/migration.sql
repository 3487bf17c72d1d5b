DROP INDEX CONCURRENTLY IF EXISTS "equipment_listings_location_trgm";
