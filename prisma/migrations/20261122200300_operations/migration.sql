-- Operations: notifications, the e-mail outbox, support, accepted terms, jobs, the audit log, metrics, cached pages and rate limits.

CREATE TYPE "terms_occasion" AS ENUM ('registration', 'publishing');
CREATE TYPE "support_topic" AS ENUM ('paid', 'listing', 'auction', 'payment', 'verification', 'account', 'privacy', 'other');
CREATE TYPE "support_status" AS ENUM ('open', 'answered', 'closed');

-- What happened, for the bell and its page.
CREATE TABLE "notifications" (
  "id" UUID PRIMARY KEY,
  "user_id" UUID NOT NULL REFERENCES "users" ON DELETE CASCADE ON UPDATE CASCADE,
  "kind" TEXT NOT NULL,
  "subject" TEXT NOT NULL,
  "topic" TEXT,
  "data" JSONB NOT NULL DEFAULT '{}',
  "mail_switch" TEXT,
  "count" INTEGER NOT NULL DEFAULT 1,
  "happened_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "seen_at" TIMESTAMPTZ(3),
  "read_at" TIMESTAMPTZ(3),
  "mailed_at" TIMESTAMPTZ(3),
  CONSTRAINT "notifications_read_is_seen" CHECK ("read_at" IS NULL OR "seen_at" IS NOT NULL),
  CONSTRAINT "notifications_count_positive" CHECK ("count" > 0)
);
-- One row per recipient, kind and subject: what repeats counts up instead of filling the list.
CREATE UNIQUE INDEX "notifications_user_id_kind_subject_key" ON "notifications" ("user_id", "kind", "subject");
CREATE INDEX "notifications_user_id_happened_at_id_idx" ON "notifications" ("user_id", "happened_at" DESC, "id" DESC);
CREATE INDEX "notifications_happened_at_idx" ON "notifications" ("happened_at");
-- The bell's count is asked for with every page of a member.
CREATE INDEX "notifications_unread" ON "notifications" ("user_id") WHERE "read_at" IS NULL;

CREATE TABLE "outbox" (
  "id" UUID PRIMARY KEY,
  "mail" JSONB NOT NULL,
  -- The mail is not sent once this notification was seen, or is gone with its account.
  "notification_id" UUID,
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

CREATE TABLE "terms_acceptances" (
  "user_id" UUID NOT NULL REFERENCES "users" ON DELETE CASCADE ON UPDATE CASCADE,
  "version" TEXT NOT NULL,
  "occasion" "terms_occasion" NOT NULL,
  "accepted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY ("user_id", "version")
);

CREATE TABLE "support_cases" (
  "id" UUID PRIMARY KEY,
  "number" INTEGER NOT NULL,
  "key" UUID NOT NULL,
  "user_id" UUID REFERENCES "users" ON DELETE CASCADE ON UPDATE CASCADE,
  "name" TEXT NOT NULL,
  "email" TEXT NOT NULL,
  "language" TEXT NOT NULL,
  "topic" "support_topic" NOT NULL,
  "reference" TEXT,
  "message" TEXT NOT NULL,
  "status" "support_status" NOT NULL DEFAULT 'open',
  "closed_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "support_cases_number_digits" CHECK ("number" BETWEEN 100000 AND 999999),
  CONSTRAINT "support_cases_language_known" CHECK ("language" IN ('es', 'en', 'pt')),
  CONSTRAINT "support_cases_closed" CHECK (("status" = 'closed') = ("closed_at" IS NOT NULL))
);
CREATE UNIQUE INDEX "support_cases_number_key" ON "support_cases" ("number");
CREATE UNIQUE INDEX "support_cases_key_key" ON "support_cases" ("key");
CREATE INDEX "support_cases_status_created_at_id_idx" ON "support_cases" ("status", "created_at", "id");
CREATE INDEX "support_cases_created_at_id_idx" ON "support_cases" ("created_at", "id");
CREATE INDEX "support_cases_user_id_idx" ON "support_cases" ("user_id");

CREATE TABLE "support_replies" (
  "id" UUID PRIMARY KEY,
  "case_id" UUID NOT NULL REFERENCES "support_cases" ON DELETE CASCADE ON UPDATE CASCADE,
  "author_id" UUID REFERENCES "users" ON DELETE SET NULL ON UPDATE CASCADE,
  "text" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX "support_replies_case_id_idx" ON "support_replies" ("case_id");
CREATE INDEX "support_replies_author_id_idx" ON "support_replies" ("author_id");

CREATE TABLE "help_votes" (
  "question" TEXT NOT NULL,
  "language" TEXT NOT NULL,
  "yes" INTEGER NOT NULL DEFAULT 0,
  "no" INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY ("question", "language"),
  CONSTRAINT "help_votes_language_known" CHECK ("language" IN ('es', 'en', 'pt'))
);

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

-- Files of accounts that were deleted in one statement, until a job has deleted them.
CREATE TABLE "discarded_files" (
  "key" TEXT PRIMARY KEY,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
