CREATE INDEX CONCURRENTLY IF NOT EXISTS "cattle_listings_sitemap" ON "cattle_listings" ("id") INCLUDE ("updated_at") WHERE "is_active";
