-- Named by the first migrations; corral_lot_units, which knows parts of a kilogram, is its successor.
CREATE OR REPLACE FUNCTION corral_bid_units(basis text, heads integer, kg integer, shrink numeric, dressing numeric, class text) RETURNS numeric
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT usd_lot / 1000000 FROM corral_normalise_price(1000000, basis, 1, heads, kg, shrink, corral_dressing(dressing, basis, class)) $$;
