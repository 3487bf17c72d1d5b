-- Lots, bids and watchers. The rules of bidding are in prisma/functions/auctions.

CREATE TYPE "auction_lot_status" AS ENUM ('active', 'held', 'ended', 'cancelled', 'sold');
CREATE TYPE "auction_bid_status" AS ENUM ('active', 'outbid', 'winning', 'won', 'failed', 'void');

-- The row lock serialises the lot's bids. The fill factor leaves room for HOT updates, which touch no index.
CREATE TABLE "auction_lots" (
  "id" UUID PRIMARY KEY,
  "user_id" UUID REFERENCES "users" ON DELETE SET NULL ON UPDATE CASCADE,
  "title" TEXT NOT NULL,
  "description" TEXT NOT NULL DEFAULT '',
  "language" TEXT NOT NULL DEFAULT 'es',
  "category" "animal_category" NOT NULL DEFAULT 'bovine',
  "breed" TEXT NOT NULL,
  "quantity" INTEGER NOT NULL DEFAULT 1,
  "average_age" INTEGER,
  "average_weight" INTEGER,
  "class" TEXT,
  "weight_min" INTEGER,
  "weight_max" INTEGER,
  "weight_method" TEXT,
  "weighed_on" DATE,
  "curfew_hours" SMALLINT,
  "shrink_percent" DECIMAL(4,2) NOT NULL DEFAULT 0,
  "dressing_percent" DECIMAL(4,1),
  -- What a bid is for, its currency, the rate of the day on which the lot was put up, and how many units the lot has.
  "price_basis" TEXT NOT NULL DEFAULT 'lot',
  "price_currency" CHAR(3) NOT NULL DEFAULT 'USD',
  "price_rate" DECIMAL(18,8) NOT NULL DEFAULT 1,
  "price_rate_on" DATE,
  "price_rate_source" TEXT,
  "price_units" DECIMAL(18,8) NOT NULL GENERATED ALWAYS AS (
    corral_bid_units("price_basis", "quantity", "average_weight", "shrink_percent", "dressing_percent", "class")
  ) STORED,
  "location" TEXT NOT NULL,
  "health_status" TEXT,
  "vaccinated" BOOLEAN NOT NULL DEFAULT false,
  "health_certificate" BOOLEAN NOT NULL DEFAULT false,
  "pregnancy_tested" BOOLEAN NOT NULL DEFAULT false,
  "starting_price" DECIMAL(10,2) NOT NULL,
  "reserve_price" DECIMAL(10,2),
  "current_highest_bid" DECIMAL(10,2),
  "highest_bidder" UUID REFERENCES "users" ON DELETE SET NULL ON UPDATE CASCADE,
  "highest_maximum" DECIMAL(10,2),
  "bid_count" INTEGER NOT NULL DEFAULT 0,
  "version" INTEGER NOT NULL DEFAULT 0,
  "start_time" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "end_time" TIMESTAMPTZ(3) NOT NULL,
  "announced_end" TIMESTAMPTZ(3),
  "status" "auction_lot_status" NOT NULL DEFAULT 'active',
  "held_at" TIMESTAMPTZ(3),
  "settled_at" TIMESTAMPTZ(3),
  -- When bidders and watchers were notified that it is about to end.
  "end_noticed_at" TIMESTAMPTZ(3),
  "images" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
  "image_details" JSONB NOT NULL DEFAULT '[]',
  "youtube_url" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  "search_vector" TSVECTOR NOT NULL GENERATED ALWAYS AS (
    corral_search_vector("title" || ' ' || "description" || ' ' || "breed" || ' ' || "location")
  ) STORED,
  CONSTRAINT "auction_lots_title_length" CHECK (char_length("title") BETWEEN 1 AND 100),
  CONSTRAINT "auction_lots_language_known" CHECK ("language" IN ('es', 'en', 'pt')),
  CONSTRAINT "auction_lots_quantity" CHECK ("quantity" >= 1),
  CONSTRAINT "auction_lots_average_age_months" CHECK ("average_age" BETWEEN 0 AND 300),
  CONSTRAINT "auction_lots_average_weight_kg" CHECK ("average_weight" >= 0),
  CONSTRAINT "auction_lots_weight_range" CHECK (
    "weight_min" <= coalesce("average_weight", "weight_max") AND coalesce("average_weight", "weight_min") <= "weight_max"
  ),
  CONSTRAINT "auction_lots_shrink" CHECK ("shrink_percent" BETWEEN 0 AND 15),
  CONSTRAINT "auction_lots_dressing" CHECK ("dressing_percent" BETWEEN 35 AND 70),
  CONSTRAINT "auction_lots_price_basis" CHECK (
    "price_basis" IN ('head', 'live_kg', 'carcass_kg', 'arroba', 'live_lb', 'live_cwt', 'lot') AND "price_units" > 0
  ),
  CONSTRAINT "auction_lots_price_rate" CHECK (
    "price_rate" > 0 AND ("price_currency" = 'USD') = ("price_rate_on" IS NULL) AND ("price_currency" <> 'USD' OR "price_rate" = 1)
  ),
  CONSTRAINT "auction_lots_starting_price" CHECK ("starting_price" > 0),
  CONSTRAINT "auction_lots_reserve_price" CHECK ("reserve_price" >= "starting_price"),
  CONSTRAINT "auction_lots_held" CHECK (("status" = 'held') = ("held_at" IS NOT NULL) AND ("status" <> 'held' OR "bid_count" = 0)),
  CONSTRAINT "auction_lots_times" CHECK ("end_time" > "start_time"),
  CONSTRAINT "auction_lots_leader" CHECK (
    ("current_highest_bid" IS NULL) = ("highest_maximum" IS NULL) AND "current_highest_bid" <= "highest_maximum"
  ),
  CONSTRAINT "auction_lots_images_count" CHECK (cardinality("images") <= 5),
  CONSTRAINT "auction_lots_image_details" CHECK (jsonb_array_length("image_details") = cardinality("images"))
) WITH (fillfactor = 60);
CREATE INDEX "auction_lots_user_id_created_at_id_idx" ON "auction_lots" ("user_id", "created_at" DESC, "id" DESC);
CREATE INDEX "auction_lots_status_end_time_id_idx" ON "auction_lots" ("status", "end_time", "id");
-- Lots that have to be settled once they end.
CREATE INDEX "auction_lots_due" ON "auction_lots" ("end_time") WHERE "settled_at" IS NULL;
CREATE INDEX "auction_lots_search" ON "auction_lots" USING gin ("search_vector");

CREATE TABLE "auction_bids" (
  "id" UUID PRIMARY KEY,
  "auction_lot_id" UUID NOT NULL REFERENCES "auction_lots" ON DELETE CASCADE ON UPDATE CASCADE,
  "user_id" UUID REFERENCES "users" ON DELETE SET NULL ON UPDATE CASCADE,
  "bid_amount" DECIMAL(10,2) NOT NULL,
  "maximum" DECIMAL(10,2) NOT NULL,
  "lowered_from" DECIMAL(10,2),
  "is_winning" BOOLEAN NOT NULL DEFAULT false,
  "status" "auction_bid_status" NOT NULL DEFAULT 'active',
  "idempotency_key" UUID,
  "price_after" DECIMAL(10,2),
  "took_lead" BOOLEAN NOT NULL DEFAULT false,
  "notice_owed" BOOLEAN NOT NULL DEFAULT false,
  "noticed_at" TIMESTAMPTZ(3),
  "voided_at" TIMESTAMPTZ(3),
  "void_reason" TEXT,
  "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "auction_bids_amount" CHECK ("bid_amount" > 0 AND "bid_amount" <= "maximum"),
  -- The next minimum after it is still an amount that a column holds.
  CONSTRAINT "auction_bids_maximum" CHECK ("maximum" <= 99999749.99),
  CONSTRAINT "auction_bids_lowered_from" CHECK ("lowered_from" > "maximum"),
  CONSTRAINT "auction_bids_void" CHECK (
    ("voided_at" IS NOT NULL) = ("status" = 'void') AND ("voided_at" IS NOT NULL) = ("void_reason" IS NOT NULL)
      AND NOT ("is_winning" AND "voided_at" IS NOT NULL) AND "void_reason" IN ('suspended', 'deleted', 'shut_out')
  )
);
CREATE INDEX "auction_bids_auction_lot_id_created_at_id_idx" ON "auction_bids" ("auction_lot_id", "created_at" DESC, "id" DESC);
CREATE INDEX "auction_bids_user_id_created_at_id_idx" ON "auction_bids" ("user_id", "created_at" DESC, "id" DESC);
CREATE UNIQUE INDEX "auction_bids_user_id_idempotency_key_key" ON "auction_bids" ("user_id", "idempotency_key");
-- At most one leader per lot.
CREATE UNIQUE INDEX "auction_bids_one_winning" ON "auction_bids" ("auction_lot_id") WHERE "is_winning";
-- What somebody's leading bids add up to.
CREATE INDEX "auction_bids_leading" ON "auction_bids" ("user_id") WHERE "status" = 'winning';
-- Bidders who have to be notified that they were outbid, and when they were last notified.
CREATE INDEX "auction_bids_notice_owed" ON "auction_bids" ("auction_lot_id", "user_id") WHERE "notice_owed";
CREATE INDEX "auction_bids_noticed" ON "auction_bids" ("auction_lot_id", "user_id", "noticed_at")
  WHERE "noticed_at" IS NOT NULL;

CREATE TABLE "auction_watches" (
  "user_id" UUID NOT NULL REFERENCES "users" ON DELETE CASCADE ON UPDATE CASCADE,
  "auction_lot_id" UUID NOT NULL REFERENCES "auction_lots" ON DELETE CASCADE ON UPDATE CASCADE,
  "notified_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY ("user_id", "auction_lot_id")
);
CREATE INDEX "auction_watches_auction_lot_id_idx" ON "auction_watches" ("auction_lot_id");
CREATE INDEX "auction_watches_due" ON "auction_watches" ("auction_lot_id") WHERE "notified_at" IS NULL;

-- Bids that became void and whose consequences those concerned have not been notified of yet.
CREATE TABLE "auction_void_notices" (
  "id" UUID PRIMARY KEY,
  "auction_lot_id" UUID NOT NULL REFERENCES "auction_lots" ON DELETE CASCADE ON UPDATE CASCADE,
  "user_id" UUID REFERENCES "users" ON DELETE SET NULL ON UPDATE CASCADE,
  "reason" TEXT NOT NULL,
  "leader_before" UUID,
  "price_before" DECIMAL(10,2),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX "auction_void_notices_auction_lot_id_idx" ON "auction_void_notices" ("auction_lot_id");
CREATE INDEX "auction_void_notices_user_id_idx" ON "auction_void_notices" ("user_id");

-- Lots whose winning bid became void after the end; an administrator awards them to the runner-up or closes them without a sale.
CREATE TABLE "award_reviews" (
  "auction_lot_id" UUID PRIMARY KEY REFERENCES "auction_lots" ON DELETE CASCADE ON UPDATE CASCADE,
  "former_winner" UUID REFERENCES "users" ON DELETE SET NULL ON UPDATE CASCADE,
  "former_price" DECIMAL(10,2) NOT NULL,
  "reason" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "decision" TEXT,
  "decided_at" TIMESTAMPTZ(3),
  "decided_by" UUID REFERENCES "users" ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT "award_reviews_decision" CHECK (
    ("decision" IS NULL) = ("decided_at" IS NULL) AND "decision" IN ('awarded', 'closed')
  )
);
CREATE INDEX "award_reviews_former_winner_idx" ON "award_reviews" ("former_winner");
CREATE INDEX "award_reviews_decided_by_idx" ON "award_reviews" ("decided_by");
CREATE INDEX "award_reviews_open" ON "award_reviews" ("created_at", "auction_lot_id") WHERE "decided_at" IS NULL;

-- People whose bids a seller doesn't accept. Kept once lifted.
CREATE TABLE "shut_outs" (
  "id" UUID PRIMARY KEY,
  "seller_id" UUID NOT NULL REFERENCES "users" ON DELETE CASCADE ON UPDATE CASCADE,
  "user_id" UUID NOT NULL REFERENCES "users" ON DELETE CASCADE ON UPDATE CASCADE,
  "auction_lot_id" UUID REFERENCES "auction_lots" ON DELETE SET NULL ON UPDATE CASCADE,
  "reason" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "lifted_at" TIMESTAMPTZ(3),
  CONSTRAINT "shut_outs_reason_length" CHECK (char_length("reason") BETWEEN 1 AND 500),
  CONSTRAINT "shut_outs_not_oneself" CHECK ("seller_id" <> "user_id")
);
CREATE UNIQUE INDEX "shut_outs_in_force" ON "shut_outs" ("seller_id", "user_id") WHERE "lifted_at" IS NULL;
CREATE INDEX "shut_outs_user_id_idx" ON "shut_outs" ("user_id");
CREATE INDEX "shut_outs_auction_lot_id_idx" ON "shut_outs" ("auction_lot_id");

-- Winners who did not write to the seller within three days.
CREATE TABLE "missed_answers" (
  "auction_lot_id" UUID NOT NULL REFERENCES "auction_lots" ON DELETE CASCADE ON UPDATE CASCADE,
  "user_id" UUID NOT NULL REFERENCES "users" ON DELETE CASCADE ON UPDATE CASCADE,
  "reported_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "cleared_at" TIMESTAMPTZ(3),
  "cleared_by" UUID REFERENCES "users" ON DELETE SET NULL ON UPDATE CASCADE,
  PRIMARY KEY ("auction_lot_id", "user_id")
);
CREATE INDEX "missed_answers_user_id_reported_at_idx" ON "missed_answers" ("user_id", "reported_at");
CREATE INDEX "missed_answers_cleared_by_idx" ON "missed_answers" ("cleared_by");
