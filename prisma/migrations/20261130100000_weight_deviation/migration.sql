-- What came of a closed deal against what was declared, in percent. A job compares the deals that have not been, those of before
-- and those that an earlier version closes later, so that nobody waits for it here.
ALTER TABLE deals ADD COLUMN weight_deviation double precision, ADD COLUMN weight_compared boolean NOT NULL DEFAULT false;
