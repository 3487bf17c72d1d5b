-- What is owed, in the order in which it falls due.
CREATE INDEX "outbox_due" ON "outbox" ("due_at") WHERE "sent_at" IS NULL AND "failed_at" IS NULL;
