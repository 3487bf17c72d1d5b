-- What became out of date on pages that processes keep, for all of them to read: which tags, said in which transaction, by which process
-- (null: by a job, or by hand). Kept for an hour.
CREATE TABLE "page_changes" (
  "xact" xid8 NOT NULL DEFAULT pg_current_xact_id(),
  "at" timestamptz NOT NULL DEFAULT now(),
  "origin" uuid,
  "tags" text[] NOT NULL
);

-- Whoever reads asks for what was committed since the last time, by transaction.
CREATE INDEX "page_changes_xact" ON "page_changes" ("xact");

-- Every process reads at once what one says here; by hand: SELECT corral_pages_changed('{listings,equipment,lots,ads,blog}');
CREATE FUNCTION corral_pages_changed(tags text[], origin uuid DEFAULT NULL) RETURNS void LANGUAGE sql AS $$
  INSERT INTO page_changes (tags, origin) VALUES ($1, $2);
  SELECT pg_notify('page_changes', '');
$$;
