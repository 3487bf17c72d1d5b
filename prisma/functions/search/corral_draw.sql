-- Deals listings into 64 parts at random: the last byte of an id is random in versions 4 and 7. The number is also in
-- lib/listings/search-terms.ts.
CREATE OR REPLACE FUNCTION corral_draw(id uuid) RETURNS int
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT get_byte(uuid_send(id), 15) % 64 $$;
