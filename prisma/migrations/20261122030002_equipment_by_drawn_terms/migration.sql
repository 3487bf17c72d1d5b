-- As for animals.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "equipment_listings_drawn_terms" ON "equipment_listings" USING gin (corral_equipment_terms("id", "search_text", "category", "condition", "price", "created_at", "is_highlighted")) WITH (gin_pending_list_limit = 256) WHERE "is_active" IS TRUE;
