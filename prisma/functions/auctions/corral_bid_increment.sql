-- The bid increment: by how much the next bid must exceed a price.
CREATE OR REPLACE FUNCTION corral_bid_increment(price numeric) RETURNS numeric
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT CASE WHEN price < 100 THEN 5 WHEN price < 1000 THEN 25 WHEN price < 10000 THEN 100 ELSE 250 END::numeric $$;
