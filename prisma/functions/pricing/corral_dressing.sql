-- Carcass weight in percent of live weight: as declared, or what the trade calculates with. An arroba is a thirtieth of the live weight.
CREATE OR REPLACE FUNCTION corral_dressing(declared numeric, basis text, class text) RETURNS numeric
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT coalesce(declared, CASE WHEN basis = 'arroba' THEN 50 WHEN class = 'steer_fat' THEN 54 WHEN class = 'cow_fat' THEN 48 ELSE 50 END) $$;
