-- The column was made anew.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "cattle_listings_pay" ON "cattle_listings" ("pay_days") WHERE "is_active" AND "pay_days" > 0;
