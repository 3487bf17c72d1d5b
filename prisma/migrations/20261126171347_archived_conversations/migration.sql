-- A conversation that somebody put aside, named by its last message at that time: a newer one brings it back.
CREATE TABLE "archived_conversations" (
  "user_id" UUID NOT NULL REFERENCES "users" ON DELETE CASCADE ON UPDATE CASCADE,
  "message_id" UUID NOT NULL REFERENCES "messages" ON DELETE CASCADE ON UPDATE CASCADE,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY ("user_id", "message_id")
);
CREATE INDEX "archived_conversations_message_id_idx" ON "archived_conversations" ("message_id");
