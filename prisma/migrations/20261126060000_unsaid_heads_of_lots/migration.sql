-- One head that is stored stays, since bids were made on it; what nobody says from now on is null.
ALTER TABLE "auction_lots" ALTER COLUMN "quantity" DROP NOT NULL, ALTER COLUMN "quantity" DROP DEFAULT;
