-- Days since 1970, the same in every time zone.
CREATE OR REPLACE FUNCTION corral_day(moment timestamptz) RETURNS int
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT floor(extract(epoch FROM moment) / 86400)::int $$;
