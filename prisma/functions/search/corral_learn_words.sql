-- Trigger: adds the words of a listing to "search_words", which therefore contains every word of every listing. Inserts in order, so that
-- two writers can't deadlock.
CREATE OR REPLACE FUNCTION corral_learn_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "search_words" ("word")
    SELECT "known" FROM unnest(tsvector_to_array(NEW."search_vector")) AS "known"
    WHERE NOT EXISTS (SELECT FROM "search_words" WHERE "word" = "known")
    ORDER BY "known"
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
