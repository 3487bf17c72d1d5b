-- Splits a normalised text into runs of letters, runs of digits and single signs; the result also contains empty strings.
CREATE OR REPLACE FUNCTION corral_search_runs(value text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT string_to_array(regexp_replace(value, '([^[:alnum:] ]|[[:digit:]]+)', ' \1 ', 'g'), ' ') $$;
