-- What a bid comes to for the whole lot, half up to cents: in the lot's currency, or in US dollars with "per_usd", its rate. Its twin in the
-- browser is lib/livestock/pricing/bid-total.ts.
CREATE OR REPLACE FUNCTION corral_bid_total(amount numeric, units numeric, per_usd numeric DEFAULT 1) RETURNS numeric
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT round(amount * units / per_usd, 2) $$;
