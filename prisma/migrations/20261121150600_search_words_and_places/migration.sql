-- Search by words. A search finds the words that it may mean in the dictionary "search_words", and listings by them: one entry per word and
-- listing instead of one per three letters, and nothing to check again in the row.

-- The words of a text that corral_normalize made: runs of letters, runs of digits, and each sign alone. An index cannot hold long ones, so they are cut.
-- The cost keeps the planner from asking row by row what an index knows.
CREATE FUNCTION corral_words(value text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 2000
  AS $$
    SELECT coalesce(array_agg(left("token", 60)), '{}')
    FROM unnest(string_to_array(regexp_replace(translate(value, E'\t\n\r', '   '), '([^[:alnum:] ]|[[:digit:]]+)', ' \1 ', 'g'), ' ')) AS "token"
    WHERE "token" <> ''
  $$;

-- Every word is known now, also short ones, numbers and signs: what the dictionary does not have, no listing has.
CREATE OR REPLACE FUNCTION corral_learn_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "search_words" ("word")
    SELECT DISTINCT "token" FROM unnest(corral_words(NEW."search_text")) AS "token"
    WHERE NOT EXISTS (SELECT 1 FROM "search_words" WHERE "search_words"."word" = "token")
    ORDER BY "token"
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE INDEX "search_words_beginnings" ON "search_words" ("word" text_pattern_ops);

-- The places that listings are in, as sellers wrote them, and without case and accents. Never forgotten either.
CREATE TABLE "search_places" (
  "place" text PRIMARY KEY,
  "normal" text NOT NULL GENERATED ALWAYS AS (corral_normalize("place")) STORED
);
CREATE INDEX "search_places_trgm" ON "search_places" USING gin ("normal" gin_trgm_ops);

CREATE FUNCTION corral_learn_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM "search_places" WHERE "place" = NEW."location") THEN
    INSERT INTO "search_places" ("place") VALUES (NEW."location") ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "cattle_listings_learn_place_insert" AFTER INSERT ON "cattle_listings"
  FOR EACH ROW EXECUTE FUNCTION corral_learn_place();
CREATE TRIGGER "cattle_listings_learn_place_update" AFTER UPDATE ON "cattle_listings"
  FOR EACH ROW WHEN (OLD."location" IS DISTINCT FROM NEW."location") EXECUTE FUNCTION corral_learn_place();
CREATE TRIGGER "equipment_listings_learn_place_insert" AFTER INSERT ON "equipment_listings"
  FOR EACH ROW EXECUTE FUNCTION corral_learn_place();
CREATE TRIGGER "equipment_listings_learn_place_update" AFTER UPDATE ON "equipment_listings"
  FOR EACH ROW WHEN (OLD."location" IS DISTINCT FROM NEW."location") EXECUTE FUNCTION corral_learn_place();

-- How common each word is: without it the planner takes every word for one in a hundred.
CREATE STATISTICS "cattle_listings_words_known" ON (corral_words("search_text")) FROM "cattle_listings";
CREATE STATISTICS "equipment_listings_words_known" ON (corral_words("search_text")) FROM "equipment_listings";
