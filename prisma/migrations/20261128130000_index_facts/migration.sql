-- One index for the filters that few lots answer: a GIN of several columns serves each of them alone.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "cattle_listings_facts" ON "cattle_listings"
  USING gin ("said_facts", "horns", (coalesce("teeth_min", "teeth_max")), "pay_days", (coalesce("deliver_from", "deliver_to"))) WHERE "is_active";
