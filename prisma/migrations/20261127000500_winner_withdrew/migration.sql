-- A winner who calls the deal off gives up the lot: their bids on it become void, and an administrator decides.
ALTER TABLE "auction_bids" DROP CONSTRAINT "auction_bids_void";
ALTER TABLE "auction_bids" ADD CONSTRAINT "auction_bids_void" CHECK (
  ("voided_at" IS NOT NULL) = ("status" = 'void') AND ("voided_at" IS NOT NULL) = ("void_reason" IS NOT NULL)
    AND NOT ("is_winning" AND "voided_at" IS NOT NULL) AND "void_reason" IN ('suspended', 'deleted', 'shut_out', 'withdrawn')
);
