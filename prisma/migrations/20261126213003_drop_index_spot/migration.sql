DROP INDEX CONCURRENTLY IF EXISTS "cattle_listings_spot";
