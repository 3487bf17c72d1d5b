-- Periods of three days since 1970; counted in seconds, they are the same in every time zone.
CREATE OR REPLACE FUNCTION corral_time_step(moment timestamptz) RETURNS int
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT floor(extract(epoch FROM moment) / 259200)::int $$;
