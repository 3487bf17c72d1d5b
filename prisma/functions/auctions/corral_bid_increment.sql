-- The bid increment: by how much the next bid must exceed a price. Steps are those of the trade for what a bid is for, in US dollars; in other
-- currencies they are round multiples of them. One expression without FROM, which PostgreSQL inlines: it is computed under the lot's lock.
CREATE OR REPLACE FUNCTION corral_bid_increment(price numeric, basis text, currency text) RETURNS numeric
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT corral_currency_scale(currency) * CASE basis
    WHEN 'lot' THEN CASE
      WHEN price < 100 * corral_currency_scale(currency) THEN 5
      WHEN price < 1000 * corral_currency_scale(currency) THEN 25
      WHEN price < 10000 * corral_currency_scale(currency) THEN 100
      ELSE 250
    END
    WHEN 'head' THEN CASE
      WHEN price < 500 * corral_currency_scale(currency) THEN 5
      WHEN price < 2000 * corral_currency_scale(currency) THEN 10
      ELSE 25
    END
    WHEN 'live_cwt' THEN 0.25
    WHEN 'arroba' THEN 0.20
    ELSE 0.01
  END
$$;
