-- What the maximums of a person's leading bids may add up to, in US dollars: what an administrator set, else by what is known of the person.
-- The limits come from the environment; a phone that is confirmed, or a lot that was won and paid for, says as much as the other.
CREATE OR REPLACE FUNCTION corral_bidding_limit(bidder uuid, newcomer_limit numeric, usual_limit numeric, verified_limit numeric) RETURNS numeric
  LANGUAGE plpgsql STABLE AS $$ BEGIN RETURN (
    SELECT coalesce(u.bidding_limit, CASE
      WHEN u.verification_status = 'verified' THEN verified_limit
      WHEN u.phone_confirmed_at IS NOT NULL THEN usual_limit
      WHEN EXISTS (SELECT 1 FROM transactions t WHERE t.user_id = u.id AND t.type = 'auction_bid' AND t.status = 'completed') THEN usual_limit
      ELSE newcomer_limit END)
    FROM users u WHERE u.id = bidder
  ); END $$;
