-- The runs of letters, runs of digits and single signs of a text that corral_normalize made, among empty texts.
CREATE OR REPLACE FUNCTION corral_search_runs(value text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT string_to_array(regexp_replace(value, '([^[:alnum:] ]|[[:digit:]]+)', ' \1 ', 'g'), ' ') $$;
