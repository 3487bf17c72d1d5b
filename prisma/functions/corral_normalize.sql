-- Normalises a text for searching: lower case, no accents. unaccent() is only STABLE because its dictionary may change; ours never does, and
-- with an explicit dictionary the result depends on the argument alone, so indexes and generated columns may use this function.
CREATE OR REPLACE FUNCTION corral_normalize(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;
