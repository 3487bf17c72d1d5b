-- AlterTable
ALTER TABLE "cattle_listings" ADD COLUMN     "heads_reserved" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "heads_sold" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "negotiations" (
    "id" UUID NOT NULL,
    "listing_id" UUID NOT NULL,
    "buyer_id" UUID NOT NULL,
    "seller_id" UUID NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'open',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "negotiations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "offers" (
    "id" UUID NOT NULL,
    "negotiation_id" UUID NOT NULL,
    "side" TEXT NOT NULL,
    "terms" JSONB NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'open',
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "answered_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "offers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "deals" (
    "id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "negotiation_id" UUID,
    "listing_id" UUID,
    "auction_lot_id" UUID,
    "seller_id" UUID,
    "buyer_id" UUID,
    "heads" INTEGER NOT NULL,
    "terms" JSONB NOT NULL,
    "terms_hash" TEXT NOT NULL,
    "snapshot" JSONB NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'open',
    "hid_listing" BOOLEAN NOT NULL DEFAULT false,
    "agreed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "papers_ready_at" TIMESTAMPTZ(3),
    "loaded_at" TIMESTAMPTZ(3),
    "weighed_at" TIMESTAMPTZ(3),
    "net_kg" DECIMAL(12,2),
    "accepted_at" TIMESTAMPTZ(3),
    "paid_at" TIMESTAMPTZ(3),
    "closed_at" TIMESTAMPTZ(3),
    "cancelled_by" TEXT,

    CONSTRAINT "deals_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "deal_events" (
    "deal_id" UUID NOT NULL,
    "nth" INTEGER NOT NULL,
    "side" TEXT,
    "kind" TEXT NOT NULL,
    "data" JSONB NOT NULL DEFAULT '{}',
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "deal_events_pkey" PRIMARY KEY ("deal_id","nth")
);

-- CreateTable
CREATE TABLE "deal_weighings" (
    "id" UUID NOT NULL,
    "deal_id" UUID NOT NULL,
    "side" TEXT NOT NULL,
    "heads" INTEGER NOT NULL,
    "gross_kg" DECIMAL(10,2) NOT NULL,
    "tare_kg" DECIMAL(10,2) NOT NULL DEFAULT 0,
    "entered_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "deal_weighings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "deal_reviews" (
    "deal_id" UUID NOT NULL,
    "side" TEXT NOT NULL,
    "overall" SMALLINT NOT NULL,
    "as_described" SMALLINT,
    "dealing" SMALLINT,
    "text" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "deal_reviews_pkey" PRIMARY KEY ("deal_id","side")
);

-- CreateIndex
CREATE INDEX "negotiations_listing_id_idx" ON "negotiations"("listing_id");

-- CreateIndex
CREATE INDEX "negotiations_buyer_id_updated_at_idx" ON "negotiations"("buyer_id", "updated_at" DESC);

-- CreateIndex
CREATE INDEX "negotiations_seller_id_updated_at_idx" ON "negotiations"("seller_id", "updated_at" DESC);

-- CreateIndex
CREATE INDEX "offers_negotiation_id_id_idx" ON "offers"("negotiation_id", "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "deals_number_key" ON "deals"("number");

-- CreateIndex
CREATE UNIQUE INDEX "deals_negotiation_id_key" ON "deals"("negotiation_id");

-- CreateIndex
CREATE INDEX "deals_auction_lot_id_idx" ON "deals"("auction_lot_id");

-- CreateIndex
CREATE INDEX "deals_listing_id_idx" ON "deals"("listing_id");

-- CreateIndex
CREATE INDEX "deals_seller_id_agreed_at_idx" ON "deals"("seller_id", "agreed_at" DESC);

-- CreateIndex
CREATE INDEX "deals_buyer_id_agreed_at_idx" ON "deals"("buyer_id", "agreed_at" DESC);

-- CreateIndex
CREATE INDEX "deal_weighings_deal_id_side_entered_at_idx" ON "deal_weighings"("deal_id", "side", "entered_at" DESC);

-- AddForeignKey
ALTER TABLE "negotiations" ADD CONSTRAINT "negotiations_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "cattle_listings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "negotiations" ADD CONSTRAINT "negotiations_buyer_id_fkey" FOREIGN KEY ("buyer_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "negotiations" ADD CONSTRAINT "negotiations_seller_id_fkey" FOREIGN KEY ("seller_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offers" ADD CONSTRAINT "offers_negotiation_id_fkey" FOREIGN KEY ("negotiation_id") REFERENCES "negotiations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deals" ADD CONSTRAINT "deals_negotiation_id_fkey" FOREIGN KEY ("negotiation_id") REFERENCES "negotiations"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deals" ADD CONSTRAINT "deals_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "cattle_listings"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deals" ADD CONSTRAINT "deals_auction_lot_id_fkey" FOREIGN KEY ("auction_lot_id") REFERENCES "auction_lots"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deals" ADD CONSTRAINT "deals_seller_id_fkey" FOREIGN KEY ("seller_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deals" ADD CONSTRAINT "deals_buyer_id_fkey" FOREIGN KEY ("buyer_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deal_events" ADD CONSTRAINT "deal_events_deal_id_fkey" FOREIGN KEY ("deal_id") REFERENCES "deals"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deal_weighings" ADD CONSTRAINT "deal_weighings_deal_id_fkey" FOREIGN KEY ("deal_id") REFERENCES "deals"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deal_reviews" ADD CONSTRAINT "deal_reviews_deal_id_fkey" FOREIGN KEY ("deal_id") REFERENCES "deals"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A person has one open negotiation of a listing, and a negotiation one open offer, whoever is quick.
CREATE UNIQUE INDEX "negotiations_open_key" ON "negotiations"("listing_id", "buyer_id") WHERE "status" = 'open';
CREATE UNIQUE INDEX "offers_open_key" ON "offers"("negotiation_id") WHERE "status" = 'open';

-- A lot is sold once; a runner-up's deal follows a cancelled one.
CREATE UNIQUE INDEX "deals_lot_key" ON "deals"("auction_lot_id") WHERE "status" IN ('open', 'closed');

-- What the jobs look for.
CREATE INDEX "offers_expiring_idx" ON "offers"("expires_at") WHERE "status" = 'open';
CREATE INDEX "deals_open_idx" ON "deals"("agreed_at") WHERE "status" = 'open';

ALTER TABLE "cattle_listings" ADD CONSTRAINT "cattle_listings_heads_taken" CHECK (
  "heads_reserved" >= 0 AND "heads_sold" >= 0
  AND ("heads_reserved" + "heads_sold" = 0 OR "heads_reserved" + "heads_sold" <= coalesce("head_count", 0))
);
ALTER TABLE "negotiations"
  ADD CONSTRAINT "negotiations_status" CHECK ("status" IN ('open', 'agreed', 'ended')),
  ADD CONSTRAINT "negotiations_two_people" CHECK ("buyer_id" <> "seller_id");
ALTER TABLE "offers"
  ADD CONSTRAINT "offers_side" CHECK ("side" IN ('seller', 'buyer')),
  ADD CONSTRAINT "offers_status" CHECK ("status" IN ('open', 'accepted', 'countered', 'declined', 'withdrawn', 'expired'));
ALTER TABLE "deals"
  ADD CONSTRAINT "deals_status" CHECK ("status" IN ('open', 'closed', 'cancelled', 'lapsed')),
  ADD CONSTRAINT "deals_heads" CHECK ("heads" BETWEEN 1 AND 100000),
  ADD CONSTRAINT "deals_cancelled_by" CHECK ("cancelled_by" IN ('seller', 'buyer', 'both')),
  ADD CONSTRAINT "deals_two_people" CHECK ("buyer_id" <> "seller_id");
ALTER TABLE "deal_weighings"
  ADD CONSTRAINT "deal_weighings_side" CHECK ("side" IN ('seller', 'buyer')),
  ADD CONSTRAINT "deal_weighings_net" CHECK ("tare_kg" >= 0 AND "gross_kg" > "tare_kg");
ALTER TABLE "deal_reviews"
  ADD CONSTRAINT "deal_reviews_side" CHECK ("side" IN ('seller', 'buyer')),
  ADD CONSTRAINT "deal_reviews_marks" CHECK ("overall" BETWEEN 1 AND 5 AND "as_described" BETWEEN 1 AND 5 AND "dealing" BETWEEN 1 AND 5);

CREATE TRIGGER "deal_events_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "deal_events"
  FOR EACH STATEMENT EXECUTE FUNCTION corral_refuse_change();

ALTER TABLE "price_observations" DROP CONSTRAINT "price_observations_source",
  ADD CONSTRAINT "price_observations_source" CHECK ("source" IN ('asked', 'asked_change', 'sold_declared', 'deal', 'auction'));
