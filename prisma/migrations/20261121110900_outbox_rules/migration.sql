-- From then on the mail is not sent any more, such as a code that has ended.
ALTER TABLE "outbox" ADD COLUMN "expires_at" TIMESTAMPTZ(3);

-- What is owed, in the order in which it is sent: first what must not be late.
CREATE INDEX "outbox_due" ON "outbox" ("expires_at", "due_at") WHERE "sent_at" IS NULL AND "failed_at" IS NULL;

-- Addresses, codes and people's words do not outlive their sending, whoever writes.
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_emptied" CHECK ("sent_at" IS NULL OR "mail" = '{}');
