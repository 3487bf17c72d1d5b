-- Operations: the e-mail outbox, jobs, the audit log, metrics, cached pages and rate limits.

CREATE TABLE "outbox" (
  "id" UUID PRIMARY KEY,
  "mail" JSONB NOT NULL,
  "attempts" SMALLINT NOT NULL DEFAULT 0,
  "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "expires_at" TIMESTAMPTZ(3),
  "sent_at" TIMESTAMPTZ(3),
  "failed_at" TIMESTAMPTZ(3),
  "last_error" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  -- Addresses, codes and personal texts must not be kept after the e-mail has been sent.
  CONSTRAINT "outbox_emptied" CHECK ("sent_at" IS NULL OR "mail" = '{}')
);
-- Pending e-mails in the order in which they are sent: the ones that expire soonest first.
CREATE INDEX "outbox_due" ON "outbox" ("expires_at", "due_at") WHERE "sent_at" IS NULL AND "failed_at" IS NULL;

CREATE TABLE "job_runs" (
  "job" VARCHAR(60) PRIMARY KEY,
  "runs" INTEGER NOT NULL DEFAULT 0,
  "failures" INTEGER NOT NULL DEFAULT 0,
  "done" BIGINT NOT NULL DEFAULT 0,
  "last_success_at" TIMESTAMPTZ(3),
  "last_seconds" DOUBLE PRECISION NOT NULL DEFAULT 0
);

-- Append-only: see prisma/functions/corral_refuse_change.sql.
CREATE TABLE "audit_log" (
  "id" UUID PRIMARY KEY,
  "actor_id" UUID NOT NULL,
  "action" TEXT NOT NULL,
  "target_type" TEXT NOT NULL,
  "target_id" TEXT NOT NULL,
  "before" JSONB,
  "after" JSONB,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX "audit_log_created_at_id_idx" ON "audit_log" ("created_at" DESC, "id" DESC);
CREATE INDEX "audit_log_actor_id_created_at_idx" ON "audit_log" ("actor_id", "created_at" DESC);
CREATE INDEX "audit_log_target_type_target_id_idx" ON "audit_log" ("target_type", "target_id");
CREATE TRIGGER "audit_log_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log"
  FOR EACH STATEMENT EXECUTE FUNCTION corral_refuse_change();

CREATE TABLE "analytics_events" (
  "id" UUID PRIMARY KEY,
  "name" TEXT NOT NULL,
  "flow" TEXT NOT NULL DEFAULT 'tour',
  "step" INTEGER,
  "visitor_id" UUID NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX "analytics_events_name_created_at_idx" ON "analytics_events" ("name", "created_at");

-- Tags of stale cached pages, by transaction; every process reads the rows that are new to it. Rows are kept for an hour.
CREATE TABLE "page_changes" (
  "xact" xid8 NOT NULL DEFAULT pg_current_xact_id(),
  "at" timestamptz NOT NULL DEFAULT now(),
  "tags" text[] NOT NULL
);
CREATE INDEX "page_changes_xact" ON "page_changes" ("xact");

-- Counters of rate-limiter-flexible, in the shape that its PostgreSQL store expects. Unlogged: losing them in a crash only
-- forgives some waiting.
CREATE UNLOGGED TABLE "rate_limits" (
  "key" varchar(255) PRIMARY KEY,
  "points" integer NOT NULL DEFAULT 0,
  "expire" bigint
);
CREATE INDEX "rate_limits_expire" ON "rate_limits" ("expire");
