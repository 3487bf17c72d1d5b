-- Trigger: adds the words of a listing to the dictionary "search_words": what the dictionary does not have, no listing has.
-- In order, so that two writers cannot deadlock.
CREATE OR REPLACE FUNCTION corral_learn_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "search_words" ("word")
    SELECT "known" FROM unnest(tsvector_to_array(NEW."search_vector")) AS "known"
    WHERE NOT EXISTS (SELECT FROM "search_words" WHERE "word" = "known")
    ORDER BY "known"
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
