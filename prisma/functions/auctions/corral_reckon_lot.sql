-- Reckons a lot again from the bids that stand, after some became void, and returns who led and at which price before. As a bid
-- does, a change in the last minutes extends a lot under way. The caller announces the change.
CREATE OR REPLACE FUNCTION corral_reckon_lot(
  of_lot uuid, extension_minutes int, OUT old_leader uuid, OUT old_price numeric, OUT leader uuid, OUT price numeric
) LANGUAGE plpgsql AS $$
DECLARE
  lot auction_lots;
  replayed record;
  ends timestamptz;
  reckoned_at timestamptz;
BEGIN
  SELECT * INTO lot FROM auction_lots l WHERE l.id = of_lot FOR NO KEY UPDATE;
  reckoned_at := clock_timestamp();
  SELECT * INTO replayed FROM corral_replay_bids(of_lot);
  old_leader := lot.highest_bidder;
  old_price := lot.current_highest_bid;
  leader := replayed.leader;
  price := replayed.price;
  ends := corral_extended_end(lot.end_time, lot.announced_end, reckoned_at, extension_minutes,
    lot.status = 'active' AND (leader IS DISTINCT FROM old_leader OR price IS DISTINCT FROM old_price));

  UPDATE auction_bids b SET is_winning = false WHERE b.auction_lot_id = of_lot AND b.is_winning AND b.id IS DISTINCT FROM replayed.winning;
  UPDATE auction_bids b SET
    bid_amount = a.amount, is_winning = b.id = replayed.winning,
    status = CASE WHEN b.id = replayed.winning THEN 'winning' ELSE 'outbid' END::auction_bid_status,
    notice_owed = b.notice_owed AND b.id <> replayed.winning
  FROM unnest(replayed.ids, replayed.amounts) AS a (id, amount)
  WHERE b.id = a.id AND (b.bid_amount <> a.amount OR b.is_winning <> (b.id = replayed.winning) OR b.status NOT IN ('winning', 'outbid'));
  UPDATE auction_lots l SET
    current_highest_bid = price,
    highest_bidder = replayed.leader,
    highest_maximum = replayed.top,
    bid_count = cardinality(replayed.ids),
    version = l.version + 1,
    end_time = ends,
    announced_end = CASE WHEN ends > l.end_time THEN coalesce(l.announced_end, l.end_time) ELSE l.announced_end END,
    updated_at = reckoned_at
  WHERE l.id = of_lot;
END $$;
