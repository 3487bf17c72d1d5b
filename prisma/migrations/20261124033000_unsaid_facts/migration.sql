-- What nobody said is null: terms, shrink, freight, how many the seller sells and the number of head had defaults, which pages
-- showed as the seller's word. Stored ones that can't be told from a default become null; of one head only where there is no class
-- either, for the form asks for both, and not of a price for the lot, which is reckoned with it. Weights have decimals: 525 lb are
-- 238.13599425 kg, and whole pounds are exact in eight places. A process of the version before can't read these rows.

DROP TRIGGER "cattle_listings_price" ON "cattle_listings";
-- It derives the same from what was the default and from null, so existing figures stay.
ALTER TABLE "cattle_listings"
  ALTER COLUMN "payment" DROP NOT NULL, ALTER COLUMN "payment" DROP DEFAULT,
  ALTER COLUMN "shrink_percent" DROP NOT NULL, ALTER COLUMN "shrink_percent" DROP DEFAULT,
  ALTER COLUMN "sell_mode" DROP NOT NULL, ALTER COLUMN "sell_mode" DROP DEFAULT,
  ALTER COLUMN "freight_payer" DROP NOT NULL, ALTER COLUMN "freight_payer" DROP DEFAULT,
  ALTER COLUMN "head_count" DROP NOT NULL, ALTER COLUMN "head_count" DROP DEFAULT,
  ALTER COLUMN "price_lot" DROP NOT NULL, ALTER COLUMN "price_lot" DROP DEFAULT,
  ALTER COLUMN "weight" TYPE DOUBLE PRECISION,
  ALTER COLUMN "weight_min" TYPE DOUBLE PRECISION,
  ALTER COLUMN "weight_max" TYPE DOUBLE PRECISION,
  DROP COLUMN "pay_days";
ALTER TABLE "cattle_listings" ADD COLUMN "pay_days" INTEGER GENERATED ALWAYS AS (corral_due_days("payment")) STORED;
UPDATE "cattle_listings" SET
  "payment" = nullif("payment", '{"kind":"cash"}'),
  "shrink_percent" = nullif("shrink_percent", 0),
  "sell_mode" = nullif("sell_mode", 'whole'),
  "freight_payer" = nullif("freight_payer", 'buyer');
UPDATE "cattle_listings" SET "head_count" = NULL, "price_lot" = NULL
  WHERE "head_count" = 1 AND "class" IS NULL AND "price_basis" <> 'lot' AND "min_heads" IS NULL;
CREATE TRIGGER "cattle_listings_price" BEFORE INSERT OR UPDATE OF "price", "price_amount", "price_basis", "price_currency", "weight", "head_count",
  "shrink_percent", "dressing_percent", "class", "payment", "is_active" ON "cattle_listings" FOR EACH ROW EXECUTE FUNCTION corral_price_listing();

ALTER TABLE "auction_lots" DROP COLUMN "price_units";
ALTER TABLE "auction_lots"
  ALTER COLUMN "shrink_percent" DROP NOT NULL, ALTER COLUMN "shrink_percent" DROP DEFAULT,
  ALTER COLUMN "average_weight" TYPE DOUBLE PRECISION,
  ALTER COLUMN "weight_min" TYPE DOUBLE PRECISION,
  ALTER COLUMN "weight_max" TYPE DOUBLE PRECISION;
UPDATE "auction_lots" SET "shrink_percent" = NULL WHERE "shrink_percent" = 0;
ALTER TABLE "auction_lots"
  ADD COLUMN "price_units" DECIMAL(18,8) NOT NULL GENERATED ALWAYS AS (
    corral_lot_units("price_basis", "quantity", "average_weight"::numeric, "shrink_percent", "dressing_percent", "class")
  ) STORED,
  ADD CONSTRAINT "auction_lots_price_basis" CHECK (
    "price_basis" IN ('head', 'live_kg', 'carcass_kg', 'arroba', 'live_lb', 'live_cwt', 'lot') AND "price_units" > 0
  );

ALTER TABLE "price_observations" ALTER COLUMN "heads" DROP NOT NULL, ALTER COLUMN "is_cash" DROP NOT NULL;
UPDATE "price_observations" SET "is_cash" = NULL WHERE "is_cash";
