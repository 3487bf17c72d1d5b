-- Lots whose number of head nobody said come last.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "cattle_listings_heads_desc" ON "cattle_listings" ("is_highlighted" DESC, "heads_left" DESC NULLS LAST, "id" DESC)
  INCLUDE ("category", "breed", "search_class", "price", "compared_kg", "age", "weight", "search_place", "vaccinated", "health_certificate", "pregnancy_tested", "lat", "lon") WHERE "is_active";
