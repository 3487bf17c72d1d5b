-- Trigger: takes a listing off sale whose last heads are reserved, whoever writes it, and puts it back as soon as one is free, unless it may not
-- be on sale by then. One that its owner pauses meanwhile doesn't come back.
CREATE OR REPLACE FUNCTION corral_await_heads() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  has_heads boolean := coalesce(NEW."head_count" > NEW."heads_reserved" + NEW."heads_sold", true);
BEGIN
  IF NEW."is_active" AND NOT has_heads THEN
    NEW."is_active" := false;
    NEW."awaits_heads" := NEW."sold_at" IS NULL;
  ELSIF NEW."awaits_heads" AND (has_heads OR NEW."sold_at" IS NOT NULL) THEN
    NEW."awaits_heads" := false;
    NEW."is_active" := NEW."sold_at" IS NULL AND NEW."held_at" IS NULL AND NEW."taken_down_at" IS NULL AND NEW."expires_at" > now()
      AND NOT EXISTS (SELECT FROM "users" WHERE "id" = NEW."user_id" AND ("suspended_at" IS NOT NULL OR "closed_at" IS NOT NULL));
  END IF;
  RETURN NEW;
END $$;
