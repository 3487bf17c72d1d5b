-- Messages to the operator with their answers, which version of the terms users accepted, and whether the help helped.

CREATE TYPE "terms_occasion" AS ENUM ('registration', 'publishing');
CREATE TYPE "support_topic" AS ENUM ('paid', 'listing', 'auction', 'payment', 'verification', 'account', 'privacy', 'other');
CREATE TYPE "support_status" AS ENUM ('open', 'answered', 'closed');

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
