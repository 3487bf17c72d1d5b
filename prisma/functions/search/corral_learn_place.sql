-- Trigger: adds the place of a listing to "search_places".
CREATE OR REPLACE FUNCTION corral_learn_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM "search_places" WHERE "place" = NEW."location") THEN
    INSERT INTO "search_places" ("place") VALUES (NEW."location") ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
