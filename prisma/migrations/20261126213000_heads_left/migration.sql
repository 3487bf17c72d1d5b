-- Heads that are neither reserved nor sold: what searches ask for and maps add up.
ALTER TABLE "cattle_listings" ADD COLUMN "heads_left" INTEGER GENERATED ALWAYS AS ("head_count" - "heads_reserved" - "heads_sold") STORED;

-- With the heads that are taken, because the price of a lot is what those that are left come to.
DROP TRIGGER "cattle_listings_price" ON "cattle_listings";
CREATE TRIGGER "cattle_listings_price" BEFORE INSERT OR UPDATE OF "price", "price_amount", "price_basis", "price_currency", "weight", "head_count",
  "heads_reserved", "heads_sold", "shrink_percent", "dressing_percent", "class", "payment", "is_active"
  ON "cattle_listings" FOR EACH ROW EXECUTE FUNCTION corral_price_listing();
