-- CreateTable
CREATE TABLE "visits" (
    "id" UUID NOT NULL,
    "listing_id" UUID NOT NULL,
    "buyer_id" UUID NOT NULL,
    "seller_id" UUID NOT NULL,
    "visitor" TEXT NOT NULL,
    "inspector_name" TEXT,
    "slots" JSONB NOT NULL,
    "proposed_by" TEXT NOT NULL,
    "chosen" JSONB,
    "status" TEXT NOT NULL DEFAULT 'open',
    "ended_by" TEXT,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "visits_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "visits_listing_id_idx" ON "visits"("listing_id");

-- CreateIndex
CREATE INDEX "visits_buyer_id_updated_at_idx" ON "visits"("buyer_id", "updated_at" DESC);

-- CreateIndex
CREATE INDEX "visits_seller_id_updated_at_idx" ON "visits"("seller_id", "updated_at" DESC);

-- AddForeignKey
ALTER TABLE "visits" ADD CONSTRAINT "visits_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "cattle_listings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "visits" ADD CONSTRAINT "visits_buyer_id_fkey" FOREIGN KEY ("buyer_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "visits" ADD CONSTRAINT "visits_seller_id_fkey" FOREIGN KEY ("seller_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A person has one visit to a listing before them, whoever is quick.
CREATE UNIQUE INDEX "visits_ahead_key" ON "visits"("listing_id", "buyer_id") WHERE "status" IN ('open', 'agreed');

-- What the job looks for.
CREATE INDEX "visits_ending_idx" ON "visits"("ends_at") WHERE "status" IN ('open', 'agreed');

ALTER TABLE "visits"
  ADD CONSTRAINT "visits_status" CHECK ("status" IN ('open', 'agreed', 'declined', 'cancelled', 'expired', 'past')),
  ADD CONSTRAINT "visits_visitor" CHECK ("visitor" = 'inspector' OR "visitor" = 'self' AND "inspector_name" IS NULL),
  ADD CONSTRAINT "visits_proposed_by" CHECK ("proposed_by" IN ('seller', 'buyer')),
  ADD CONSTRAINT "visits_chosen" CHECK ("status" NOT IN ('agreed', 'past') OR "chosen" IS NOT NULL),
  ADD CONSTRAINT "visits_ended_by" CHECK ("ended_by" IN ('seller', 'buyer') AND "status" IN ('declined', 'cancelled') OR "ended_by" IS NULL),
  ADD CONSTRAINT "visits_two_people" CHECK ("buyer_id" <> "seller_id");
