-- Trigger: maintains "listing_counts". Arguments: the topic and the SQL expressions of breed and class.
CREATE OR REPLACE FUNCTION corral_count_listings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "added" text := format('SELECT "category"::text, %s AS "breed", %s AS "class", 1 AS "amount" FROM "new_rows" WHERE "is_active"', TG_ARGV[1], TG_ARGV[2]);
  "removed" text := format('SELECT "category"::text, %s AS "breed", %s AS "class", -1 AS "amount" FROM "old_rows" WHERE "is_active"', TG_ARGV[1], TG_ARGV[2]);
BEGIN
  EXECUTE format(
    'INSERT INTO "listing_counts" SELECT $1, "category", "breed", "class", sum("amount") FROM (%s) AS "changes" GROUP BY 2, 3, 4 HAVING sum("amount") <> 0',
    CASE TG_OP WHEN 'INSERT' THEN "added" WHEN 'DELETE' THEN "removed" ELSE "added" || ' UNION ALL ' || "removed" END
  ) USING TG_ARGV[0];
  IF random() < 0.02 THEN PERFORM corral_fold_listing_counts(); END IF;
  RETURN NULL;
END $$;
