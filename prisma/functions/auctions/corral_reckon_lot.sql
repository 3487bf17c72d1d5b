-- Computes a lot again from the bids that stand, after some became void, and returns who led and at which price before. As a bid
-- does, a change in the last minutes extends a lot under way. A maximum that a void bid has shown binds no higher than the new price: whoever
-- saw it could bid just below it. The caller announces the change.
CREATE OR REPLACE FUNCTION corral_reckon_lot(
  of_lot uuid, extension_minutes int, OUT old_leader uuid, OUT old_price numeric, OUT leader uuid, OUT price numeric
) LANGUAGE plpgsql AS $$
DECLARE
  lot auction_lots;
  replayed record;
  ends timestamptz;
  computed_at timestamptz;
BEGIN
  SELECT * INTO lot FROM auction_lots l WHERE l.id = of_lot FOR NO KEY UPDATE;
  computed_at := clock_timestamp();
  SELECT * INTO replayed FROM corral_replay_bids(of_lot);
  old_leader := lot.highest_bidder;
  old_price := lot.current_highest_bid;
  leader := replayed.leader;
  price := replayed.price;
  ends := corral_extended_end(lot.end_time, lot.announced_end, computed_at, extension_minutes,
    lot.status = 'active' AND (leader IS DISTINCT FROM old_leader OR price IS DISTINCT FROM old_price));

  UPDATE auction_bids b SET is_winning = false WHERE b.auction_lot_id = of_lot AND b.is_winning AND b.id IS DISTINCT FROM replayed.winning;
  UPDATE auction_bids b SET
    bid_amount = a.amount, is_winning = b.id = replayed.winning,
    status = CASE WHEN b.id = replayed.winning THEN 'winning' ELSE 'outbid' END::auction_bid_status,
    notice_owed = b.notice_owed AND b.id <> replayed.winning
  FROM unnest(replayed.ids, replayed.amounts) AS a (id, amount)
  WHERE b.id = a.id AND (b.bid_amount <> a.amount OR b.is_winning <> (b.id = replayed.winning) OR b.status NOT IN ('winning', 'outbid'));
  -- A price that reached the leader's maximum since it was entered has shown it.
  IF lot.status = 'active' AND replayed.top > price AND EXISTS (
    SELECT 1 FROM auction_bids w JOIN auction_bids b ON b.auction_lot_id = of_lot AND (b.created_at, b.id) > (w.created_at, w.id)
    WHERE w.id = replayed.winning AND b.price_after >= replayed.top
  ) THEN
    UPDATE auction_bids b SET lowered_from = coalesce(b.lowered_from, b.maximum), maximum = price
    WHERE b.auction_lot_id = of_lot AND (b.id = replayed.winning OR b.user_id = replayed.leader) AND b.voided_at IS NULL AND b.maximum > price;
    replayed.top := price;
  END IF;
  UPDATE auction_lots l SET
    current_highest_bid = price,
    highest_bidder = replayed.leader,
    highest_maximum = replayed.top,
    bid_count = cardinality(replayed.ids),
    version = l.version + 1,
    end_time = ends,
    announced_end = CASE WHEN ends > l.end_time THEN coalesce(l.announced_end, l.end_time) ELSE l.announced_end END,
    updated_at = computed_at
  WHERE l.id = of_lot;
END $$;
