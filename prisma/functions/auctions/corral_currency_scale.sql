-- A round number of units of a currency, about what a US dollar costs: steps in the currency are its multiples.
CREATE OR REPLACE FUNCTION corral_currency_scale(currency text) RETURNS numeric
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN currency IN ('BRL', 'BOB', 'PEN') THEN 5
    WHEN currency IN ('MXN', 'ZAR') THEN 20
    WHEN currency = 'UYU' THEN 50
    WHEN currency = 'CRC' THEN 500
    WHEN currency IN ('ARS', 'CLP') THEN 1000
    WHEN currency IN ('COP', 'PYG') THEN 5000
    ELSE 1
  END::numeric
$$;
