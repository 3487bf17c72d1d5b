-- Normalises an asked price: US$ per head (half up to cents), US$ per kilogram of live weight after shrink (null without a weight), and US$
-- for the whole lot. `per_usd`: units of the currency for a US dollar; `kg`: average live weight; `dressing`: carcass weight in percent of it.
-- Null where a basis by weight has no weight, or what is for the whole lot no number of head; a shrink that nobody said takes
-- nothing off. Each result is one division, so no figure is computed from a rounded one.
-- lib/livestock/pricing/normalise-price.ts is its twin in the browser.
CREATE OR REPLACE FUNCTION corral_normalise_price(amount numeric, basis text, per_usd numeric, heads integer, kg numeric, shrink numeric, dressing numeric)
  RETURNS TABLE (usd_head numeric, usd_kg numeric, usd_lot numeric) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT round(asked / units, 2), round(asked / nullif(units * sold_kg, 0), 4), round(asked * heads / units, 2)
  FROM (SELECT kg * (1 - coalesce(shrink, 0) / 100) AS sold_kg) AS weight,
  LATERAL (SELECT
    amount * CASE
      WHEN basis IN ('head', 'lot') THEN 1
      WHEN basis IN ('live_kg', 'live_lb', 'live_cwt') THEN sold_kg
      WHEN basis IN ('carcass_kg', 'arroba') THEN kg * dressing
    END AS asked,
    per_usd * CASE basis
      WHEN 'lot' THEN heads
      WHEN 'live_lb' THEN 0.45359237
      WHEN 'live_cwt' THEN 45.359237
      WHEN 'carcass_kg' THEN 100
      -- 15 kg of carcass.
      WHEN 'arroba' THEN 1500
      ELSE 1
    END AS units) AS price
$$;
