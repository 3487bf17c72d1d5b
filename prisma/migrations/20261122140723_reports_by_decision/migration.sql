CREATE INDEX CONCURRENTLY IF NOT EXISTS "reports_decision_id_idx" ON "reports" ("decision_id");
