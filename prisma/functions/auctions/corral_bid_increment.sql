-- The bid increment: by how much the next bid must exceed a price. Steps are those of the trade for what a bid is for, in US dollars; in other
-- currencies they are round multiples of them, about what a dollar costs there.
CREATE OR REPLACE FUNCTION corral_bid_increment(price numeric, basis text, currency text) RETURNS numeric
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT dollar * CASE basis
    WHEN 'lot' THEN CASE WHEN price < 100 * dollar THEN 5 WHEN price < 1000 * dollar THEN 25 WHEN price < 10000 * dollar THEN 100 ELSE 250 END
    WHEN 'head' THEN CASE WHEN price < 500 * dollar THEN 5 WHEN price < 2000 * dollar THEN 10 ELSE 25 END
    WHEN 'live_cwt' THEN 0.25
    WHEN 'arroba' THEN 0.20
    ELSE 0.01
  END
  FROM (SELECT CASE
    WHEN currency IN ('BRL', 'BOB', 'PEN') THEN 5
    WHEN currency = 'MXN' THEN 20
    WHEN currency = 'UYU' THEN 50
    WHEN currency = 'CRC' THEN 500
    WHEN currency IN ('ARS', 'CLP') THEN 1000
    WHEN currency IN ('COP', 'PYG') THEN 5000
    ELSE 1
  END AS dollar) AS currency_scale
$$;
