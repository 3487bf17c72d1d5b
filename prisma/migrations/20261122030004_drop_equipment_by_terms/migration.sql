DROP INDEX CONCURRENTLY IF EXISTS "equipment_listings_terms";
