-- What the seller says of a lot, in short: another text once they changed what bidders read. Left out is what bids and the clock change, and
-- the reserve, which nobody may guess from it.
CREATE OR REPLACE FUNCTION corral_lot_revision(of_lot uuid) RETURNS text LANGUAGE plpgsql STABLE
  AS $$ BEGIN RETURN (
    SELECT md5((to_jsonb(l) - ARRAY['user_id', 'reserve_price', 'current_highest_bid', 'highest_bidder', 'highest_maximum', 'bid_count', 'version',
      'start_time', 'end_time', 'announced_end', 'status', 'held_at', 'settled_at', 'end_noticed_at', 'updated_at'])::text)
    FROM auction_lots l WHERE l.id = of_lot
  ); END $$;
