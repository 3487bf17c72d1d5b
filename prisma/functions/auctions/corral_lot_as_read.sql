-- Returns the lot if it still is the one that a bidder read, otherwise null. Takes the locks of a bid, in its order, so that the seller
-- can't change the lot between this and the bid.
CREATE OR REPLACE FUNCTION corral_lot_as_read(of_lot uuid, by_user uuid, revision text, OUT lot uuid) LANGUAGE plpgsql
AS $$ BEGIN
  lot := of_lot;
  IF revision IS NULL THEN RETURN; END IF;
  PERFORM corral_lock_bidder(by_user);
  PERFORM 1 FROM auction_lots l WHERE l.id = of_lot FOR NO KEY UPDATE;
  IF FOUND AND corral_lot_revision(of_lot) <> revision THEN lot := NULL; END IF;
END $$;
