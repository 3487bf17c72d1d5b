-- A text without case and accents, by which texts are searched. unaccent() is only STABLE because its dictionary could be changed; ours
-- never is, and naming it makes the result depend on the argument alone, so indexes and generated columns may use this.
CREATE OR REPLACE FUNCTION corral_normalize(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;
