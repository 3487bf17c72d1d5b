-- Sums up the rows of "listing_counts", one caller at a time; what others have not committed yet stays for the next.
CREATE OR REPLACE FUNCTION corral_fold_listing_counts() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- In a stricter isolation the rows of another fold would be in the way; any fixed number serves as the lock.
  IF current_setting('transaction_isolation') = 'read committed' AND pg_try_advisory_xact_lock(72707371) THEN
    WITH "folded" AS (DELETE FROM "listing_counts" RETURNING *)
    INSERT INTO "listing_counts" SELECT "topic", "category", "breed", sum("amount") FROM "folded" GROUP BY 1, 2, 3 HAVING sum("amount") <> 0;
  END IF;
END $$;
