-- True if prices may be compared at a rate of that day: it is at most ten days old (lib/livestock/pricing/rate-age.ts). Null: US dollars.
CREATE OR REPLACE FUNCTION corral_rate_is_current(rate_on date) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT rate_on IS NULL OR rate_on >= (now() AT TIME ZONE 'UTC')::date - 10 $$;
