-- Trigger: what administrators did stays as it was written, whoever asks.
CREATE OR REPLACE FUNCTION corral_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% rows are never changed or removed', TG_TABLE_NAME;
END $$;
