-- Not "WHERE is_active" like the others: PostgreSQL never combines two indexes of one condition, and this one is combined with those of the filters.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "equipment_listings_words" ON "equipment_listings" USING gin (corral_words("search_text")) WHERE "is_active" IS TRUE;
