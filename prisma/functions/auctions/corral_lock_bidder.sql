-- Serialises what concerns one person's bids on all lots until the transaction ends: their bids, which share a limit, and whatever makes them
-- void. Always taken before the lock of a lot, and only one of them, so that no two transactions wait for each other.
CREATE OR REPLACE FUNCTION corral_lock_bidder(bidder uuid) RETURNS void LANGUAGE sql
  AS $$ SELECT pg_advisory_xact_lock(hashtextextended('bidder ' || bidder, 0)) $$;
