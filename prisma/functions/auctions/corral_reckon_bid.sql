-- What one bid makes of a lot: its new price, whether the bid leads, and the highest maximum. The one place that knows proxy bidding: a new
-- bid (corral_place_bid) and a lot computed again without void bids (corral_replay_bids) both go through it.
CREATE OR REPLACE FUNCTION corral_reckon_bid(
  starting numeric, reserve numeric, price numeric, leader uuid, top numeric, bidder uuid, up_to numeric,
  basis text, currency text,
  OUT new_price numeric, OUT leads boolean, OUT new_top numeric
) LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  second numeric;
BEGIN
  IF leader = bidder THEN
    -- The leader raises the maximum; the price does not change.
    leads := true;
    new_top := up_to;
    new_price := price;
  ELSE
    -- Of two equal maximums the earlier one leads.
    leads := top IS NULL OR up_to > top;
    new_top := greatest(up_to, top);
    IF top IS NULL THEN
      new_price := starting;
    ELSE
      second := least(up_to, top);
      new_price := least(second + corral_bid_increment(second, basis, currency), new_top);
    END IF;
  END IF;
  -- Once the leader's maximum reaches the reserve, the price is at least the reserve.
  IF new_top >= reserve AND new_price < reserve THEN new_price := reserve; END IF;
END $$;
