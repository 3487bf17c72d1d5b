-- What happened, for the bell and its page, the mails that wait until it was not seen, and the time zone of times in mails.

ALTER TABLE "users"
  ADD COLUMN "time_zone" TEXT,
  ADD COLUMN "mails_off" TEXT[] NOT NULL DEFAULT '{}';

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

-- A mail about a notification is not sent once that was seen, or is gone with its account.
ALTER TABLE "outbox" ADD COLUMN "notification_id" UUID;

-- When bidders and watchers of a lot were notified that it is about to end.
ALTER TABLE "auction_lots" ADD COLUMN "end_noticed_at" TIMESTAMPTZ(3);
