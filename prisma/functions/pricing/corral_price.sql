-- Normalises an asked price: US$ per head (half up to cents), US$ per kilogram of live weight after shrink (null without a weight), and US$
-- for the whole lot. `per_usd`: units of the currency for a US dollar; `kg`: average live weight; `dressing`: carcass weight in percent of it.
-- Null where a basis by weight has no weight.
CREATE OR REPLACE FUNCTION corral_price(amount numeric, basis text, per_usd numeric, heads integer, kg integer, shrink numeric, dressing numeric)
  RETURNS TABLE (usd_head numeric, usd_kg numeric, usd_lot numeric) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT round(head, 2), round(head / nullif(sold_kg, 0), 4), round(head * heads, 2)
  FROM (SELECT kg * (1 - shrink / 100) AS sold_kg) AS weight,
  LATERAL (SELECT amount / per_usd * CASE basis
    WHEN 'head' THEN 1
    WHEN 'lot' THEN 1 / heads::numeric
    WHEN 'live_kg' THEN sold_kg
    WHEN 'live_lb' THEN sold_kg / 0.45359237
    WHEN 'live_cwt' THEN sold_kg / 45.359237
    WHEN 'carcass_kg' THEN kg * dressing / 100
    -- 15 kg of carcass.
    WHEN 'arroba' THEN kg * dressing / 1500
  END AS head) AS per_head
$$;
