-- The amount, but no more than the limit; null stays null (`least` would answer the limit).
CREATE OR REPLACE FUNCTION corral_at_most(amount numeric, upper_limit numeric) RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT CASE WHEN amount > upper_limit THEN upper_limit ELSE amount END $$;
