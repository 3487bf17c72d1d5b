-- The words of a normalised text: runs of letters, runs of digits, and each sign alone. An index cannot hold long ones, so they are cut.
-- The cost keeps the planner from computing row by row what an index holds.
CREATE OR REPLACE FUNCTION corral_words(value text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 2000
  AS $$
    SELECT coalesce(array_agg(left("token", 60)), '{}')
    FROM unnest(string_to_array(regexp_replace(translate(value, E'\t\n\r', '   '), '([^[:alnum:] ]|[[:digit:]]+)', ' \1 ', 'g'), ' ')) AS "token"
    WHERE "token" <> ''
  $$;
