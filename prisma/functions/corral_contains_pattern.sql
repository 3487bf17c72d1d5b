-- Returns a LIKE pattern that finds a text anywhere in a normalised one, with %, _ and \ escaped.
CREATE OR REPLACE FUNCTION corral_contains_pattern(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT '%' || regexp_replace(corral_normalize(value), '([\\%_])', '\\\1', 'g') || '%' $$;
