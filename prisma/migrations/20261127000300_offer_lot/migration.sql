-- The lot as it was when the first offer was made: what a seller changes of the listing afterwards changes no deal.
ALTER TABLE "negotiations" ADD COLUMN "lot" JSONB;
