-- How many listings are on sale, by category and breed, kept by the writes: counting a million takes a tenth of a second, and every page of the
-- market shows the counts.
--
-- A write adds rows and changes none, so writers never wait for each other; the sum is the count. Now and then a writer folds what
-- has been added, one at a time; what others have not committed yet stays for the next.
CREATE TABLE "listing_counts" (
  "topic" text NOT NULL,
  "category" text NOT NULL,
  "breed" text NOT NULL,
  "amount" integer NOT NULL
);

CREATE FUNCTION corral_fold_listing_counts() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- In a stricter isolation the rows of another fold would be in the way; any fixed number serves as the lock.
  IF current_setting('transaction_isolation') = 'read committed' AND pg_try_advisory_xact_lock(72707371) THEN
    WITH "folded" AS (DELETE FROM "listing_counts" RETURNING *)
    INSERT INTO "listing_counts" SELECT "topic", "category", "breed", sum("amount") FROM "folded" GROUP BY 1, 2, 3 HAVING sum("amount") <> 0;
  END IF;
END $$;

-- Its arguments: the topic, and what says the breed.
CREATE FUNCTION corral_count_listings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "added" text := format('SELECT "category"::text, %s AS "breed", 1 AS "amount" FROM "new_rows" WHERE "is_active"', TG_ARGV[1]);
  "removed" text := format('SELECT "category"::text, %s AS "breed", -1 AS "amount" FROM "old_rows" WHERE "is_active"', TG_ARGV[1]);
BEGIN
  EXECUTE format(
    'INSERT INTO "listing_counts" SELECT $1, "category", "breed", sum("amount") FROM (%s) AS "changes" GROUP BY 2, 3 HAVING sum("amount") <> 0',
    CASE TG_OP WHEN 'INSERT' THEN "added" WHEN 'DELETE' THEN "removed" ELSE "added" || ' UNION ALL ' || "removed" END
  ) USING TG_ARGV[0];
  IF random() < 0.02 THEN PERFORM corral_fold_listing_counts(); END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "cattle_listings_count_insert" AFTER INSERT ON "cattle_listings" REFERENCING NEW TABLE AS "new_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION corral_count_listings('listing', '"breed"');
CREATE TRIGGER "cattle_listings_count_update" AFTER UPDATE ON "cattle_listings" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION corral_count_listings('listing', '"breed"');
CREATE TRIGGER "cattle_listings_count_delete" AFTER DELETE ON "cattle_listings" REFERENCING OLD TABLE AS "old_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION corral_count_listings('listing', '"breed"');
CREATE TRIGGER "equipment_listings_count_insert" AFTER INSERT ON "equipment_listings" REFERENCING NEW TABLE AS "new_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION corral_count_listings('equipment', '''''');
CREATE TRIGGER "equipment_listings_count_update" AFTER UPDATE ON "equipment_listings" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION corral_count_listings('equipment', '''''');
CREATE TRIGGER "equipment_listings_count_delete" AFTER DELETE ON "equipment_listings" REFERENCING OLD TABLE AS "old_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION corral_count_listings('equipment', '''''');

-- The triggers hold writers up until the end of this transaction, so nothing is missed or counted twice.
INSERT INTO "listing_counts" SELECT 'listing', "category"::text, "breed", count(*) FROM "cattle_listings" WHERE "is_active" GROUP BY 2, 3;
INSERT INTO "listing_counts" SELECT 'equipment', "category"::text, '', count(*) FROM "equipment_listings" WHERE "is_active" GROUP BY 2;
