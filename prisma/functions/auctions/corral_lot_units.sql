-- How many units a lot has of what a bid is for: 6,800 kilograms, 720 arrobas, 40 head, one lot. Null for a basis by weight without a weight.
-- A lot that is sold as a whole is one whatever its number of head, which nobody may have said. The price of a million per unit shows them to eight decimals, because it is rounded to cents.
CREATE OR REPLACE FUNCTION corral_lot_units(basis text, heads integer, kg numeric, shrink numeric, dressing numeric, class text) RETURNS numeric
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT usd_lot / 1000000 FROM corral_normalise_price(1000000, basis, 1, CASE basis WHEN 'lot' THEN 1 ELSE heads END, kg, shrink, corral_dressing(dressing, basis, class)) $$;
