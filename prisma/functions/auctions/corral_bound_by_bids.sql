-- What a bidder's maximums on the lots under way that they lead come to in US dollars, apart from one lot.
CREATE OR REPLACE FUNCTION corral_bound_by_bids(bidder uuid, except_lot uuid) RETURNS numeric LANGUAGE plpgsql STABLE
  AS $$ BEGIN RETURN (
    SELECT coalesce(sum(corral_bid_total(b.maximum, l.price_units, l.price_rate)), 0) FROM auction_bids b JOIN auction_lots l ON l.id = b.auction_lot_id
    WHERE b.user_id = bidder AND b.status = 'winning' AND l.id IS DISTINCT FROM except_lot AND l.status = 'active' AND l.end_time > clock_timestamp()
  ); END $$;
