-- Places a bid. The rules are in the database because the lock of the lot's row serialises its bids, and every round trip under that lock
-- would delay all other bidders. What a bid makes of a lot is in corral_reckon_bid; "extension_minutes" and "confirm_above" come from
-- lib/market/auctions, the limits from corral_bidding_limit. "outcome" is 'accepted' or an error code; "minimum" is what an amount had to reach, exceed or
-- be confirmed against, "allowed" the bidder's limit and "bound" what of it other lots take. Amounts are in the currency and per unit of the lot,
-- totals and limits for the whole lot. A repeated bid with the same idempotency key gets the original answer.
CREATE OR REPLACE FUNCTION corral_place_bid(
  new_id uuid, of_lot uuid, by_user uuid, up_to numeric, with_key uuid, extension_minutes int,
  is_confirmed boolean, confirm_above numeric, usual_limit numeric, verified_limit numeric,
  OUT outcome text, OUT minimum numeric, OUT id uuid, OUT price numeric, OUT leads boolean, OUT placed_at timestamptz, OUT overtook boolean,
  OUT allowed numeric, OUT bound numeric, OUT basis text, OUT currency text, OUT total numeric, OUT total_usd numeric
) LANGUAGE plpgsql AS $$
DECLARE
  lot auction_lots;
  earlier auction_bids;
  top numeric;
  ends timestamptz;
BEGIN
  PERFORM corral_lock_bidder(by_user);
  SELECT * INTO lot FROM auction_lots l WHERE l.id = of_lot FOR NO KEY UPDATE;
  IF NOT FOUND THEN outcome := 'lot_not_found'; RETURN; END IF;
  -- Read under the lock, so that a bid that waited for it past the end is rejected.
  placed_at := clock_timestamp();
  basis := lot.price_basis;
  currency := lot.price_currency;
  total := corral_bid_total(up_to, lot.price_units);
  total_usd := corral_bid_total(up_to, lot.price_units, lot.price_rate);

  SELECT * INTO earlier FROM auction_bids b WHERE b.user_id = by_user AND b.idempotency_key = with_key;
  IF FOUND THEN
    IF earlier.auction_lot_id <> of_lot OR coalesce(earlier.lowered_from, earlier.maximum) <> up_to THEN outcome := 'bid_key_reused'; RETURN; END IF;
    outcome := 'accepted'; id := earlier.id; price := earlier.price_after; leads := earlier.took_lead;
    placed_at := earlier.created_at; overtook := false;
    RETURN;
  END IF;

  outcome := CASE
    WHEN lot.status = 'held' THEN 'lot_not_found'
    WHEN lot.user_id = by_user THEN 'own_lot'
    WHEN lot.status = 'cancelled' THEN 'lot_cancelled'
    WHEN lot.status <> 'active' OR placed_at >= lot.end_time THEN 'lot_ended'
    WHEN placed_at < lot.start_time THEN 'lot_not_started'
    WHEN NOT EXISTS (SELECT 1 FROM users u WHERE u.id = by_user AND u.suspended_at IS NULL AND u.closed_at IS NULL FOR KEY SHARE) THEN 'account_suspended'
    WHEN EXISTS (SELECT 1 FROM shut_outs s WHERE s.seller_id = lot.user_id AND s.user_id = by_user AND s.lifted_at IS NULL) THEN 'bidding_shut_out'
    WHEN EXISTS (SELECT 1 FROM user_blocks k WHERE k.blocker_id = lot.user_id AND k.blocked_id = by_user)
      OR EXISTS (SELECT 1 FROM user_blocks k WHERE k.blocker_id = by_user AND k.blocked_id = lot.user_id) THEN 'bidding_blocked'
    WHEN (SELECT count(*) FROM missed_answers a
      WHERE a.user_id = by_user AND a.cleared_at IS NULL AND a.reported_at > placed_at - interval '12 months') >= 2 THEN 'bidding_needs_admin'
  END;
  IF outcome IS NOT NULL THEN RETURN; END IF;

  IF lot.highest_bidder = by_user THEN
    IF up_to <= lot.highest_maximum THEN outcome := 'bid_not_raised'; minimum := lot.highest_maximum; RETURN; END IF;
  ELSE
    minimum := corral_next_minimum(lot.starting_price, lot.current_highest_bid, basis, currency);
    IF up_to < minimum THEN outcome := 'bid_too_low'; RETURN; END IF;
  END IF;

  IF total_usd > 99999749.99 THEN outcome := 'bid_too_high'; RETURN; END IF;
  -- What the bidder would owe if every lot ended now. Only lots that they lead count: an outbid maximum binds nobody unless bids above it become
  -- void, and who was outbid here must be free to bid elsewhere. The bidder's lock keeps their other bids out until the commit.
  SELECT coalesce(u.bidding_limit, CASE WHEN u.verification_status = 'verified' THEN verified_limit ELSE usual_limit END) INTO allowed
  FROM users u WHERE u.id = by_user;
  bound := corral_bound_by_bids(by_user, of_lot);
  IF bound + total_usd > allowed THEN outcome := 'bid_over_limit'; RETURN; END IF;

  minimum := corral_next_minimum(lot.starting_price, lot.current_highest_bid, basis, currency);
  IF up_to > confirm_above * minimum AND NOT is_confirmed THEN outcome := 'bid_unconfirmed'; RETURN; END IF;

  SELECT r.new_price, r.leads, r.new_top INTO price, leads, top
  FROM corral_reckon_bid(lot.starting_price, lot.reserve_price, lot.current_highest_bid, lot.highest_bidder, lot.highest_maximum, by_user, up_to,
    basis, currency) r;
  -- A leader who raises their own maximum changes nothing for the others.
  ends := corral_extended_end(lot.end_time, lot.announced_end, placed_at, extension_minutes,
    lot.highest_bidder IS DISTINCT FROM by_user OR price IS DISTINCT FROM lot.current_highest_bid);

  IF leads THEN
    UPDATE auction_bids b SET
      is_winning = false, status = 'outbid',
      bid_amount = CASE WHEN b.user_id = by_user THEN b.bid_amount ELSE b.maximum END,
      notice_owed = coalesce(b.user_id <> by_user, false)
    WHERE b.auction_lot_id = of_lot AND b.is_winning;
    overtook := lot.highest_bidder <> by_user;
  ELSE
    UPDATE auction_bids b SET bid_amount = price WHERE b.auction_lot_id = of_lot AND b.is_winning;
    overtook := false;
  END IF;
  INSERT INTO auction_bids (id, auction_lot_id, user_id, bid_amount, maximum, is_winning, status, idempotency_key, created_at, price_after, took_lead)
  VALUES (new_id, of_lot, by_user, CASE WHEN leads THEN price ELSE up_to END, up_to, leads,
    CASE WHEN leads THEN 'winning' ELSE 'outbid' END::auction_bid_status, with_key, placed_at, price, leads);
  UPDATE auction_lots l SET
    current_highest_bid = price,
    highest_bidder = CASE WHEN leads THEN by_user ELSE l.highest_bidder END,
    highest_maximum = top,
    bid_count = l.bid_count + 1,
    version = l.version + 1,
    end_time = ends,
    announced_end = CASE WHEN ends > l.end_time THEN coalesce(l.announced_end, l.end_time) ELSE l.announced_end END,
    updated_at = placed_at
  WHERE l.id = of_lot;
  -- Delivered on commit to every process that streams the lot.
  PERFORM pg_notify('auction_lots', of_lot::text);
  outcome := 'accepted';
  id := new_id;
  overtook := coalesce(overtook, false);
END $$;
