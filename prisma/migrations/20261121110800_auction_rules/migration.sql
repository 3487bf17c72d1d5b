-- What Prisma's schema cannot say of auctions: rules that hold whoever writes.

ALTER TABLE "auction_lots"
  ALTER COLUMN "images" SET NOT NULL,
  ADD CONSTRAINT "auction_lots_title_length" CHECK (char_length("title") BETWEEN 1 AND 100),
  ADD CONSTRAINT "auction_lots_quantity" CHECK ("quantity" >= 1),
  ADD CONSTRAINT "auction_lots_average_age_months" CHECK ("average_age" BETWEEN 0 AND 300),
  ADD CONSTRAINT "auction_lots_average_weight_kg" CHECK ("average_weight" >= 0),
  ADD CONSTRAINT "auction_lots_starting_price" CHECK ("starting_price" > 0),
  ADD CONSTRAINT "auction_lots_reserve_price" CHECK ("reserve_price" >= "starting_price"),
  ADD CONSTRAINT "auction_lots_times" CHECK ("end_time" > "start_time"),
  ADD CONSTRAINT "auction_lots_leader" CHECK (("current_highest_bid" IS NULL) = ("highest_maximum" IS NULL) AND "current_highest_bid" <= "highest_maximum"),
  ADD CONSTRAINT "auction_lots_images_count" CHECK (cardinality("images") <= 5),
  ADD CONSTRAINT "auction_lots_image_details" CHECK (jsonb_array_length("image_details") = cardinality("images"));

ALTER TABLE "auction_bids"
  ADD CONSTRAINT "auction_bids_amount" CHECK ("bid_amount" > 0 AND "bid_amount" <= "maximum");

-- One leader, whatever the load.
CREATE UNIQUE INDEX "auction_bids_one_winning" ON "auction_bids" ("auction_lot_id") WHERE "is_winning";

-- What is due: lots to settle, and watchers to tell.
CREATE INDEX "auction_lots_due" ON "auction_lots" ("end_time") WHERE "settled_at" IS NULL;
CREATE INDEX "auction_watches_due" ON "auction_watches" ("auction_lot_id") WHERE "notified_at" IS NULL;
