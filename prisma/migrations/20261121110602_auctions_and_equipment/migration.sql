-- CreateEnum
CREATE TYPE "equipment_category" AS ENUM ('tools', 'machinery', 'feed', 'supplies', 'vehicles', 'structures', 'other');

-- CreateEnum
CREATE TYPE "equipment_condition" AS ENUM ('new', 'like_new', 'good', 'fair', 'poor');

-- CreateEnum
CREATE TYPE "auction_lot_status" AS ENUM ('active', 'ended', 'cancelled', 'sold');

-- CreateEnum
CREATE TYPE "auction_bid_status" AS ENUM ('active', 'outbid', 'winning', 'won', 'failed');

-- AlterTable
ALTER TABLE "messages" ADD COLUMN     "auction_lot_id" UUID,
ADD COLUMN     "equipment_id" UUID;

-- AlterTable
ALTER TABLE "transactions" ADD COLUMN     "auction_lot_id" UUID,
ADD COLUMN     "equipment_id" UUID;

-- AlterTable
ALTER TABLE "reports" ADD COLUMN     "auction_lot_id" UUID,
ADD COLUMN     "equipment_id" UUID;

-- CreateTable
CREATE TABLE "equipment_listings" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "category" "equipment_category" NOT NULL,
    "condition" "equipment_condition" NOT NULL,
    "price" DECIMAL(10,2) NOT NULL,
    "price_negotiable" BOOLEAN NOT NULL DEFAULT false,
    "brand" TEXT,
    "model" TEXT,
    "year" INTEGER,
    "location" TEXT NOT NULL,
    "images" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "image_details" JSONB NOT NULL DEFAULT '[]',
    "youtube_url" TEXT,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "featured_until" TIMESTAMPTZ(3),
    "highlight_duration" "highlight_duration",
    "highlight_until" TIMESTAMPTZ(3),
    "is_highlighted" BOOLEAN NOT NULL DEFAULT false,
    "expires_at" TIMESTAMPTZ(3) NOT NULL DEFAULT (now() + '120 days'::interval),
    "expiry_notice_at" TIMESTAMPTZ(3),
    "sold_at" TIMESTAMPTZ(3),
    "taken_down_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "equipment_listings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "auction_lots" (
    "id" UUID NOT NULL,
    "user_id" UUID,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "category" "animal_category" NOT NULL DEFAULT 'bovine',
    "breed" TEXT NOT NULL,
    "quantity" INTEGER NOT NULL DEFAULT 1,
    "average_age" INTEGER,
    "average_weight" INTEGER,
    "location" TEXT NOT NULL,
    "health_status" TEXT,
    "vaccinated" BOOLEAN NOT NULL DEFAULT false,
    "health_certificate" BOOLEAN NOT NULL DEFAULT false,
    "pregnancy_tested" BOOLEAN NOT NULL DEFAULT false,
    "starting_price" DECIMAL(10,2) NOT NULL,
    "reserve_price" DECIMAL(10,2),
    "current_highest_bid" DECIMAL(10,2),
    "highest_bidder" UUID,
    "highest_maximum" DECIMAL(10,2),
    "bid_count" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 0,
    "start_time" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "end_time" TIMESTAMPTZ(3) NOT NULL,
    "status" "auction_lot_status" NOT NULL DEFAULT 'active',
    "settled_at" TIMESTAMPTZ(3),
    "images" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "image_details" JSONB NOT NULL DEFAULT '[]',
    "youtube_url" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "auction_lots_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "auction_bids" (
    "id" UUID NOT NULL,
    "auction_lot_id" UUID NOT NULL,
    "user_id" UUID,
    "bid_amount" DECIMAL(10,2) NOT NULL,
    "maximum" DECIMAL(10,2) NOT NULL,
    "is_winning" BOOLEAN NOT NULL DEFAULT false,
    "status" "auction_bid_status" NOT NULL DEFAULT 'active',
    "idempotency_key" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "auction_bids_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "auction_watches" (
    "user_id" UUID NOT NULL,
    "auction_lot_id" UUID NOT NULL,
    "notified_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "auction_watches_pkey" PRIMARY KEY ("user_id","auction_lot_id")
);

-- CreateTable
CREATE TABLE "outbox" (
    "id" UUID NOT NULL,
    "mail" JSONB NOT NULL,
    "attempts" SMALLINT NOT NULL DEFAULT 0,
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),
    "failed_at" TIMESTAMPTZ(3),
    "last_error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "outbox_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "equipment_listings_user_id_created_at_id_idx" ON "equipment_listings"("user_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "auction_lots_user_id_created_at_id_idx" ON "auction_lots"("user_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "auction_lots_status_end_time_id_idx" ON "auction_lots"("status", "end_time", "id");

-- CreateIndex
CREATE INDEX "auction_bids_auction_lot_id_created_at_id_idx" ON "auction_bids"("auction_lot_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "auction_bids_user_id_created_at_id_idx" ON "auction_bids"("user_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "auction_bids_user_id_idempotency_key_key" ON "auction_bids"("user_id", "idempotency_key");

-- CreateIndex
CREATE INDEX "auction_watches_auction_lot_id_idx" ON "auction_watches"("auction_lot_id");

-- CreateIndex
CREATE INDEX "messages_equipment_id_idx" ON "messages"("equipment_id");

-- CreateIndex
CREATE INDEX "messages_auction_lot_id_idx" ON "messages"("auction_lot_id");

-- CreateIndex
CREATE INDEX "transactions_equipment_id_idx" ON "transactions"("equipment_id");

-- CreateIndex
CREATE INDEX "transactions_auction_lot_id_idx" ON "transactions"("auction_lot_id");

-- CreateIndex
CREATE INDEX "reports_equipment_id_idx" ON "reports"("equipment_id");

-- CreateIndex
CREATE INDEX "reports_auction_lot_id_idx" ON "reports"("auction_lot_id");

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_equipment_id_fkey" FOREIGN KEY ("equipment_id") REFERENCES "equipment_listings"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_auction_lot_id_fkey" FOREIGN KEY ("auction_lot_id") REFERENCES "auction_lots"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_equipment_id_fkey" FOREIGN KEY ("equipment_id") REFERENCES "equipment_listings"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_auction_lot_id_fkey" FOREIGN KEY ("auction_lot_id") REFERENCES "auction_lots"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_equipment_id_fkey" FOREIGN KEY ("equipment_id") REFERENCES "equipment_listings"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_auction_lot_id_fkey" FOREIGN KEY ("auction_lot_id") REFERENCES "auction_lots"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "equipment_listings" ADD CONSTRAINT "equipment_listings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "auction_lots" ADD CONSTRAINT "auction_lots_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "auction_lots" ADD CONSTRAINT "auction_lots_highest_bidder_fkey" FOREIGN KEY ("highest_bidder") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "auction_bids" ADD CONSTRAINT "auction_bids_auction_lot_id_fkey" FOREIGN KEY ("auction_lot_id") REFERENCES "auction_lots"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "auction_bids" ADD CONSTRAINT "auction_bids_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "auction_watches" ADD CONSTRAINT "auction_watches_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "auction_watches" ADD CONSTRAINT "auction_watches_auction_lot_id_fkey" FOREIGN KEY ("auction_lot_id") REFERENCES "auction_lots"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Rules ----------------------------------------------------------------------------------------------------------------

ALTER TABLE "messages"
  ADD CONSTRAINT "messages_one_topic" CHECK (num_nonnulls("listing_id", "equipment_id", "auction_lot_id") <= 1);

ALTER TABLE "reports"
  ADD CONSTRAINT "reports_one_target" CHECK (num_nonnulls("listing_id", "equipment_id", "auction_lot_id") <= 1);
