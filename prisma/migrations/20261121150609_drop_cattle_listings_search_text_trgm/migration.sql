DROP INDEX CONCURRENTLY IF EXISTS "cattle_listings_search_text_trgm";
