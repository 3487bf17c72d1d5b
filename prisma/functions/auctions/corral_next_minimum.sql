-- The minimum of the next bidder's maximum; "price" is null before the first bid.
CREATE OR REPLACE FUNCTION corral_next_minimum(starting numeric, price numeric, basis text, currency text) RETURNS numeric
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT coalesce(price + corral_bid_increment(price, basis, currency), starting) $$;
