-- Trigger: keeps the audit log append-only, also for administrators.
CREATE OR REPLACE FUNCTION corral_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% rows are never changed or removed', TG_TABLE_NAME;
END $$;
