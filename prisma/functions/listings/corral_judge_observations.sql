-- Trigger: what was asked for a listing doesn't count while it is held or taken down.
CREATE OR REPLACE FUNCTION corral_judge_observations() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "reason" text := CASE WHEN NEW."taken_down_at" IS NOT NULL THEN 'taken_down' WHEN NEW."held_at" IS NOT NULL THEN 'held' END;
BEGIN
  UPDATE "price_observations" SET "is_valid" = "reason" IS NULL, "why_not" = "reason" 
  WHERE "listing_id" = NEW."id" AND ("why_not" IS NULL OR "why_not" IN ('taken_down', 'held'));
  RETURN NULL;
END $$;
