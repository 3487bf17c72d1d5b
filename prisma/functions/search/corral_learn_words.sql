-- Trigger: adds the words of a listing to the dictionary "search_words": what the dictionary does not have, no listing has.
-- In order, so that two writers cannot deadlock.
CREATE OR REPLACE FUNCTION corral_learn_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "search_words" ("word")
    SELECT DISTINCT "token" FROM unnest(corral_words(NEW."search_text")) AS "token"
    WHERE NOT EXISTS (SELECT 1 FROM "search_words" WHERE "search_words"."word" = "token")
    ORDER BY "token"
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
