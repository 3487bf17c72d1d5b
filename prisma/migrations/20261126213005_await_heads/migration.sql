-- Instead of the deal that hid a listing the listing itself says that it only waits for heads to be free.
ALTER TABLE "cattle_listings" ADD COLUMN "awaits_heads" BOOLEAN NOT NULL DEFAULT false;
UPDATE "cattle_listings" SET "awaits_heads" = true
  WHERE NOT "is_active" AND "heads_left" = 0 AND "sold_at" IS NULL AND EXISTS (SELECT FROM "deals" WHERE "listing_id" = "cattle_listings"."id" AND "hid_listing");
UPDATE "cattle_listings" SET "is_active" = false, "awaits_heads" = true WHERE "is_active" AND "heads_left" <= 0;
ALTER TABLE "deals" DROP COLUMN "hid_listing";

-- Its name puts it before the trigger that reckons prices, which those that come back on sale need anew.
CREATE TRIGGER "cattle_listings_await_heads" BEFORE INSERT OR UPDATE OF "head_count", "heads_reserved", "heads_sold", "is_active", "sold_at"
  ON "cattle_listings" FOR EACH ROW EXECUTE FUNCTION corral_await_heads();
ALTER TABLE "cattle_listings" ADD CONSTRAINT "cattle_listings_on_sale_has_heads" CHECK (NOT "is_active" OR "heads_left" IS NULL OR "heads_left" > 0);
