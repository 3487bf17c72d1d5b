-- Replays the standing bids of a lot in their order, as if the void ones had never been placed: the price, who leads with which bid and
-- maximum, and the visible amount of each bid. No standing bid falls below a minimum in it, because prices without somebody's bids are never
-- higher than with them.
CREATE OR REPLACE FUNCTION corral_replay_bids(
  of_lot uuid,
  OUT price numeric, OUT leader uuid, OUT top numeric, OUT winning uuid, OUT ids uuid[], OUT amounts numeric[]
) LANGUAGE plpgsql STABLE AS $$
DECLARE
  lot auction_lots;
  bid record;
  after_bid record;
  -- A deleted bidder has no id: each such bid counts as somebody else's.
  who uuid;
  winning_at int;
  at int := 0;
BEGIN
  SELECT * INTO lot FROM auction_lots l WHERE l.id = of_lot;
  ids := '{}';
  amounts := '{}';
  FOR bid IN
    SELECT b.id, b.user_id, coalesce(b.user_id, b.id) AS bidder, b.maximum FROM auction_bids b
    WHERE b.auction_lot_id = of_lot AND b.voided_at IS NULL ORDER BY b.created_at, b.id
  LOOP
    at := at + 1;
    SELECT * INTO after_bid FROM corral_reckon_bid(
      lot.starting_price, lot.reserve_price, price, who, top, bid.bidder, bid.maximum, lot.price_basis, lot.price_currency);
    price := after_bid.new_price;
    ids[at] := bid.id;
    IF after_bid.leads THEN
      -- An outbid maximum becomes visible; a leader's own earlier one does not.
      IF who <> bid.bidder THEN amounts[winning_at] := top; END IF;
      amounts[at] := price;
      winning_at := at;
      who := bid.bidder;
      leader := bid.user_id;
      winning := bid.id;
    ELSE
      amounts[at] := bid.maximum;
      amounts[winning_at] := price;
    END IF;
    top := after_bid.new_top;
  END LOOP;
END $$;
