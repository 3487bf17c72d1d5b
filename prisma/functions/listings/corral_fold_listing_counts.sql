-- Merges the committed rows of "listing_counts" into sums, one caller at a time; uncommitted rows are left for the next call.
CREATE OR REPLACE FUNCTION corral_fold_listing_counts() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- At stricter isolation levels a concurrent fold would cause a serialization failure. The lock's key is arbitrary.
  IF current_setting('transaction_isolation') = 'read committed' AND pg_try_advisory_xact_lock(72707371) THEN
    WITH "folded" AS (DELETE FROM "listing_counts" RETURNING *)
    INSERT INTO "listing_counts" SELECT "topic", "category", "breed", "class", sum("amount") FROM "folded" GROUP BY 1, 2, 3, 4 HAVING sum("amount") <> 0;
  END IF;
END $$;
