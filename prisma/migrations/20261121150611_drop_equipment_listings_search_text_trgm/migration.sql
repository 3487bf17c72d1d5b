DROP INDEX CONCURRENTLY IF EXISTS "equipment_listings_search_text_trgm";
