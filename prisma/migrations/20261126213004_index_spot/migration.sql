-- What maps count and add up, without reading rows.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "cattle_listings_spot" ON "cattle_listings" ("lat", "lon", "place_id", "country", "region_id")
  INCLUDE ("id", "is_highlighted", "category", "breed", "search_class", "price", "compared_kg", "age", "weight", "heads_left", "vaccinated", "health_certificate", "pregnancy_tested") WHERE "is_active";
