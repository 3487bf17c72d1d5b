DROP INDEX CONCURRENTLY IF EXISTS "cattle_listings_location_trgm";
