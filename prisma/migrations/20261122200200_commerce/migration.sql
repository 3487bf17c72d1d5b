-- Messages, money, moderation, advertisements and the blog.

CREATE TYPE "contact_method" AS ENUM ('phone', 'email', 'corral');
CREATE TYPE "banner_ad_status" AS ENUM ('pending_request', 'pending_approval', 'active', 'inactive', 'rejected', 'expired');
CREATE TYPE "banner_payment_status" AS ENUM ('pending', 'processing', 'paid', 'failed', 'refunded');
CREATE TYPE "transaction_type" AS ENUM ('highlight_week', 'highlight_month', 'premium_listing', 'verification_fee', 'auction_bid', 'banner_ad', 'banner_ad_request');
CREATE TYPE "transaction_status" AS ENUM ('pending', 'completed', 'failed', 'refunded');
CREATE TYPE "report_reason" AS ENUM ('spam', 'fraudulent', 'inappropriate', 'misleading', 'other');
CREATE TYPE "report_status" AS ENUM ('pending', 'reviewed', 'resolved', 'dismissed');
CREATE TYPE "case_action" AS ENUM ('dismissed', 'reviewed', 'resolved', 'taken_down', 'warned', 'suspended', 'upheld', 'restored');
CREATE TYPE "blog_status" AS ENUM ('draft', 'published', 'archived');
CREATE TYPE "blog_category" AS ENUM ('cattle-care', 'market-trends', 'breeding-tips', 'health-nutrition', 'farm-management', 'equipment-tools', 'industry-news');

-- Both sides are without a foreign key: the other side keeps the message when an account is deleted.
CREATE TABLE "messages" (
  "id" UUID PRIMARY KEY,
  "from_user_id" UUID NOT NULL,
  "to_user_id" UUID NOT NULL,
  "listing_id" UUID REFERENCES "cattle_listings" ON DELETE SET NULL ON UPDATE CASCADE,
  "equipment_id" UUID REFERENCES "equipment_listings" ON DELETE SET NULL ON UPDATE CASCADE,
  "auction_lot_id" UUID REFERENCES "auction_lots" ON DELETE SET NULL ON UPDATE CASCADE,
  "subject" TEXT,
  "message" TEXT NOT NULL,
  "contact_method" "contact_method" NOT NULL,
  "contact_value" TEXT NOT NULL,
  "is_read" BOOLEAN NOT NULL DEFAULT false,
  "images" TEXT[] NOT NULL DEFAULT '{}',
  "image_details" JSONB NOT NULL DEFAULT '[]',
  "removed_at" TIMESTAMPTZ(3),
  "held_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "messages_held_uncounted" CHECK ("held_at" IS NULL OR "is_read"),
  CONSTRAINT "messages_image_details" CHECK (jsonb_array_length("image_details") = cardinality("images")),
  CONSTRAINT "messages_not_to_oneself" CHECK ("from_user_id" <> "to_user_id"),
  CONSTRAINT "messages_one_topic" CHECK (num_nonnulls("listing_id", "equipment_id", "auction_lot_id") <= 1)
);
CREATE INDEX "messages_from_user_id_id_idx" ON "messages" ("from_user_id", "id" DESC);
CREATE INDEX "messages_to_user_id_id_idx" ON "messages" ("to_user_id", "id" DESC);
CREATE INDEX "messages_listing_id_idx" ON "messages" ("listing_id");
CREATE INDEX "messages_equipment_id_idx" ON "messages" ("equipment_id");
CREATE INDEX "messages_auction_lot_id_idx" ON "messages" ("auction_lot_id");
CREATE INDEX "messages_unread" ON "messages" ("to_user_id") WHERE NOT "is_read";
-- What waits for a moderator.
CREATE INDEX "messages_held" ON "messages" ("from_user_id") WHERE "held_at" IS NOT NULL;

CREATE TABLE "banner_ads" (
  "id" UUID PRIMARY KEY,
  "requested_by" UUID REFERENCES "users" ON DELETE SET NULL ON UPDATE CASCADE,
  "company_name" TEXT NOT NULL,
  "contact_email" TEXT NOT NULL,
  "contact_phone" TEXT,
  "title" TEXT NOT NULL,
  "description" TEXT NOT NULL DEFAULT '',
  "languages" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
  "image_url" TEXT,
  "click_url" TEXT NOT NULL,
  "status" "banner_ad_status" NOT NULL DEFAULT 'pending_request',
  "duration_months" INTEGER NOT NULL DEFAULT 1,
  "impressions" INTEGER NOT NULL DEFAULT 0,
  "clicks" INTEGER NOT NULL DEFAULT 0,
  "start_date" TIMESTAMPTZ(3),
  "end_date" TIMESTAMPTZ(3),
  "amount" DECIMAL(10,2) NOT NULL,
  "payment_status" "banner_payment_status" NOT NULL DEFAULT 'pending',
  "approved_by" UUID REFERENCES "users" ON DELETE SET NULL ON UPDATE CASCADE,
  "approved_at" TIMESTAMPTZ(3),
  "rejection_reason" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "banner_ads_title_length" CHECK (char_length("title") BETWEEN 1 AND 100),
  CONSTRAINT "banner_ads_languages_known" CHECK ("languages" <@ ARRAY['es', 'en', 'pt']),
  CONSTRAINT "banner_ads_duration" CHECK ("duration_months" BETWEEN 1 AND 24),
  -- Copies of pictures on other sites are stored here, so that no other site sees who visits this one.
  CONSTRAINT "banner_ads_own_picture" CHECK ("image_url" LIKE '/media/%'),
  CONSTRAINT "banner_ads_amount" CHECK ("amount" >= 0),
  CONSTRAINT "banner_ads_click_url" CHECK ("click_url" ~* '^https?://'),
  CONSTRAINT "banner_ads_rejected" CHECK ("status" <> 'rejected' OR "rejection_reason" IS NOT NULL),
  -- An ad that is shown has an end date.
  CONSTRAINT "banner_ads_active" CHECK (
    "status" <> 'active' OR ("start_date" IS NOT NULL AND "end_date" > "start_date")
  )
);
CREATE INDEX "banner_ads_status_created_at_id_idx" ON "banner_ads" ("status", "created_at" DESC, "id" DESC);
CREATE INDEX "banner_ads_requested_by_created_at_idx" ON "banner_ads" ("requested_by", "created_at" DESC);
CREATE INDEX "banner_ads_approved_by_idx" ON "banner_ads" ("approved_by");
-- Ads that may be shown now, and ads that have to be ended.
CREATE INDEX "banner_ads_running" ON "banner_ads" ("end_date") WHERE "status" = 'active';
CREATE INDEX "banner_ads_search" ON "banner_ads"
  USING gin (corral_normalize("title" || ' ' || "company_name" || ' ' || "contact_email") gin_trgm_ops);

CREATE TABLE "banner_ad_days" (
  "banner_ad_id" UUID NOT NULL REFERENCES "banner_ads" ON DELETE CASCADE ON UPDATE CASCADE,
  "day" DATE NOT NULL,
  "impressions" INTEGER NOT NULL DEFAULT 0,
  "clicks" INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY ("banner_ad_id", "day")
);

CREATE TABLE "transactions" (
  "id" UUID PRIMARY KEY,
  "user_id" UUID REFERENCES "users" ON DELETE SET NULL ON UPDATE CASCADE,
  "user_name" TEXT,
  "listing_id" UUID REFERENCES "cattle_listings" ON DELETE SET NULL ON UPDATE CASCADE,
  "banner_ad_id" UUID REFERENCES "banner_ads" ON DELETE SET NULL ON UPDATE CASCADE,
  "equipment_id" UUID REFERENCES "equipment_listings" ON DELETE SET NULL ON UPDATE CASCADE,
  "auction_lot_id" UUID REFERENCES "auction_lots" ON DELETE SET NULL ON UPDATE CASCADE,
  "type" "transaction_type" NOT NULL,
  "amount" DECIMAL(14,2) NOT NULL,
  "currency" TEXT NOT NULL DEFAULT 'USD',
  "status" "transaction_status" NOT NULL DEFAULT 'pending',
  "payment_method" TEXT,
  "transaction_id" TEXT,
  "description" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "transactions_amount" CHECK ("amount" >= 0)
);
CREATE INDEX "transactions_user_id_idx" ON "transactions" ("user_id");
CREATE INDEX "transactions_listing_id_idx" ON "transactions" ("listing_id");
CREATE INDEX "transactions_banner_ad_id_idx" ON "transactions" ("banner_ad_id");
CREATE INDEX "transactions_equipment_id_idx" ON "transactions" ("equipment_id");
CREATE INDEX "transactions_auction_lot_id_idx" ON "transactions" ("auction_lot_id");
CREATE INDEX "transactions_status_created_at_id_idx" ON "transactions" ("status", "created_at" DESC, "id" DESC);
CREATE INDEX "transactions_type_created_at_id_idx" ON "transactions" ("type", "created_at" DESC, "id" DESC);
CREATE INDEX "transactions_created_at_id_idx" ON "transactions" ("created_at" DESC, "id" DESC);
CREATE INDEX "transactions_search" ON "transactions"
  USING gin (corral_normalize(coalesce("description", '')) gin_trgm_ops);

-- What moderators decided about all that was reported of one subject, or about an appeal.
CREATE TABLE "case_decisions" (
  "id" UUID PRIMARY KEY,
  "listing_id" UUID REFERENCES "cattle_listings" ON DELETE SET NULL ON UPDATE CASCADE,
  "equipment_id" UUID REFERENCES "equipment_listings" ON DELETE SET NULL ON UPDATE CASCADE,
  "auction_lot_id" UUID REFERENCES "auction_lots" ON DELETE SET NULL ON UPDATE CASCADE,
  "user_id" UUID REFERENCES "users" ON DELETE SET NULL ON UPDATE CASCADE,
  "message_id" UUID REFERENCES "messages" ON DELETE SET NULL ON UPDATE CASCADE,
  "title" TEXT NOT NULL,
  "owner_id" UUID REFERENCES "users" ON DELETE SET NULL ON UPDATE CASCADE,
  "action" "case_action" NOT NULL,
  "answer" TEXT,
  "notes" TEXT,
  "changed_listing" BOOLEAN NOT NULL DEFAULT false,
  "mail_ids" UUID[] DEFAULT ARRAY[]::UUID[],
  "decided_by" UUID REFERENCES "users" ON DELETE SET NULL ON UPDATE CASCADE,
  "undone_at" TIMESTAMPTZ(3),
  "final_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "case_decisions_one_target" CHECK (num_nonnulls("listing_id", "equipment_id", "auction_lot_id", "user_id", "message_id") <= 1),
  CONSTRAINT "case_decisions_notes_length" CHECK (char_length("notes") <= 1000)
);
CREATE INDEX "case_decisions_listing_id_idx" ON "case_decisions" ("listing_id");
CREATE INDEX "case_decisions_equipment_id_idx" ON "case_decisions" ("equipment_id");
CREATE INDEX "case_decisions_auction_lot_id_idx" ON "case_decisions" ("auction_lot_id");
CREATE INDEX "case_decisions_user_id_idx" ON "case_decisions" ("user_id");
CREATE INDEX "case_decisions_message_id_idx" ON "case_decisions" ("message_id");
CREATE INDEX "case_decisions_owner_id_created_at_idx" ON "case_decisions" ("owner_id", "created_at" DESC);
CREATE INDEX "case_decisions_decided_by_created_at_idx" ON "case_decisions" ("decided_by", "created_at" DESC);

CREATE TABLE "case_notes" (
  "id" UUID PRIMARY KEY,
  "listing_id" UUID REFERENCES "cattle_listings" ON DELETE CASCADE ON UPDATE CASCADE,
  "equipment_id" UUID REFERENCES "equipment_listings" ON DELETE CASCADE ON UPDATE CASCADE,
  "auction_lot_id" UUID REFERENCES "auction_lots" ON DELETE CASCADE ON UPDATE CASCADE,
  "user_id" UUID REFERENCES "users" ON DELETE CASCADE ON UPDATE CASCADE,
  "message_id" UUID REFERENCES "messages" ON DELETE CASCADE ON UPDATE CASCADE,
  "author_id" UUID REFERENCES "users" ON DELETE SET NULL ON UPDATE CASCADE,
  "text" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "case_notes_one_target" CHECK (num_nonnulls("listing_id", "equipment_id", "auction_lot_id", "user_id", "message_id") = 1),
  CONSTRAINT "case_notes_text_length" CHECK (char_length("text") BETWEEN 1 AND 2000)
);
CREATE INDEX "case_notes_listing_id_idx" ON "case_notes" ("listing_id");
CREATE INDEX "case_notes_equipment_id_idx" ON "case_notes" ("equipment_id");
CREATE INDEX "case_notes_auction_lot_id_idx" ON "case_notes" ("auction_lot_id");
CREATE INDEX "case_notes_user_id_idx" ON "case_notes" ("user_id");
CREATE INDEX "case_notes_message_id_idx" ON "case_notes" ("message_id");
CREATE INDEX "case_notes_author_id_idx" ON "case_notes" ("author_id");

CREATE TABLE "case_claims" (
  "case_key" TEXT PRIMARY KEY,
  "user_id" UUID NOT NULL REFERENCES "users" ON DELETE CASCADE ON UPDATE CASCADE,
  "until" TIMESTAMPTZ(3) NOT NULL
);
CREATE INDEX "case_claims_user_id_idx" ON "case_claims" ("user_id");

CREATE TABLE "appeals" (
  "id" UUID PRIMARY KEY,
  "decision_id" UUID NOT NULL REFERENCES "case_decisions" ON DELETE CASCADE ON UPDATE CASCADE,
  "user_id" UUID NOT NULL REFERENCES "users" ON DELETE CASCADE ON UPDATE CASCADE,
  "text" TEXT NOT NULL,
  "answer_id" UUID REFERENCES "case_decisions" ON DELETE SET NULL ON UPDATE CASCADE,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "appeals_text_length" CHECK (char_length("text") BETWEEN 1 AND 1000)
);
CREATE UNIQUE INDEX "appeals_decision_id_key" ON "appeals" ("decision_id");
CREATE UNIQUE INDEX "appeals_answer_id_key" ON "appeals" ("answer_id");
CREATE INDEX "appeals_user_id_idx" ON "appeals" ("user_id");
-- The queue lists the appeals that wait.
CREATE INDEX "appeals_waiting" ON "appeals" ("created_at") WHERE "answer_id" IS NULL;

CREATE TABLE "reports" (
  "id" UUID PRIMARY KEY,
  "reported_by" UUID REFERENCES "users" ON DELETE SET NULL ON UPDATE CASCADE,
  "listing_id" UUID REFERENCES "cattle_listings" ON DELETE SET NULL ON UPDATE CASCADE,
  "equipment_id" UUID REFERENCES "equipment_listings" ON DELETE SET NULL ON UPDATE CASCADE,
  "auction_lot_id" UUID REFERENCES "auction_lots" ON DELETE SET NULL ON UPDATE CASCADE,
  "user_id" UUID REFERENCES "users" ON DELETE SET NULL ON UPDATE CASCADE,
  "message_id" UUID REFERENCES "messages" ON DELETE SET NULL ON UPDATE CASCADE,
  "listing_title" TEXT NOT NULL,
  "reason" "report_reason" NOT NULL,
  "description" TEXT NOT NULL DEFAULT '',
  "status" "report_status" NOT NULL DEFAULT 'pending',
  "reviewed_by" UUID REFERENCES "users" ON DELETE SET NULL ON UPDATE CASCADE,
  "reviewed_at" TIMESTAMPTZ(3),
  "review_notes" TEXT,
  "decision_id" UUID REFERENCES "case_decisions" ON DELETE SET NULL ON UPDATE CASCADE,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "reports_description_length" CHECK (char_length("description") <= 2000),
  CONSTRAINT "reports_one_target" CHECK (num_nonnulls("listing_id", "equipment_id", "auction_lot_id", "user_id", "message_id") <= 1),
  -- A decided report has a decision time; a pending one has none.
  CONSTRAINT "reports_reviewed" CHECK (("status" = 'pending') = ("reviewed_at" IS NULL))
);
CREATE INDEX "reports_status_created_at_id_idx" ON "reports" ("status", "created_at" DESC, "id" DESC);
CREATE INDEX "reports_created_at_id_idx" ON "reports" ("created_at" DESC, "id" DESC);
CREATE INDEX "reports_reported_by_idx" ON "reports" ("reported_by");
CREATE INDEX "reports_listing_id_idx" ON "reports" ("listing_id");
CREATE INDEX "reports_equipment_id_idx" ON "reports" ("equipment_id");
CREATE INDEX "reports_auction_lot_id_idx" ON "reports" ("auction_lot_id");
CREATE INDEX "reports_user_id_idx" ON "reports" ("user_id");
CREATE INDEX "reports_message_id_idx" ON "reports" ("message_id");
CREATE INDEX "reports_reviewed_by_idx" ON "reports" ("reviewed_by");
CREATE INDEX "reports_decision_id_idx" ON "reports" ("decision_id");
-- At most one pending report per person and animal, piece of equipment, lot, person or message.
CREATE UNIQUE INDEX "reports_one_pending" ON "reports" ("reported_by", "listing_id") WHERE "status" = 'pending';
CREATE UNIQUE INDEX "reports_one_pending_equipment" ON "reports" ("reported_by", "equipment_id")
  WHERE "status" = 'pending';
CREATE UNIQUE INDEX "reports_one_pending_lot" ON "reports" ("reported_by", "auction_lot_id") WHERE "status" = 'pending';
CREATE UNIQUE INDEX "reports_one_pending_user" ON "reports" ("reported_by", "user_id") WHERE "status" = 'pending';
CREATE UNIQUE INDEX "reports_one_pending_message" ON "reports" ("reported_by", "message_id") WHERE "status" = 'pending';
CREATE INDEX "reports_search" ON "reports" USING gin (corral_normalize("listing_title") gin_trgm_ops);

CREATE TABLE "barred_contacts" (
  "contact_hash" TEXT NOT NULL,
  "user_id" UUID NOT NULL,
  "is_confirmed" BOOLEAN NOT NULL,
  "until" TIMESTAMPTZ(3),
  "reason" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY ("contact_hash", "user_id")
);
CREATE INDEX "barred_contacts_user_id_idx" ON "barred_contacts" ("user_id");

-- How an uploaded picture is recognised in another's listing.
CREATE TABLE "picture_hashes" (
  "key" TEXT PRIMARY KEY,
  "user_id" UUID REFERENCES "users" ON DELETE SET NULL ON UPDATE CASCADE,
  "seller_key" BYTEA NOT NULL,
  "listing_id" UUID REFERENCES "cattle_listings" ON DELETE SET NULL ON UPDATE CASCADE,
  "equipment_id" UUID REFERENCES "equipment_listings" ON DELETE SET NULL ON UPDATE CASCADE,
  "auction_lot_id" UUID REFERENCES "auction_lots" ON DELETE SET NULL ON UPDATE CASCADE,
  "whole" BIT(64) NOT NULL,
  "mirrored" BIT(64) NOT NULL,
  "inner90" BIT(64) NOT NULL,
  "inner80" BIT(64) NOT NULL,
  "bands" INTEGER[],
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "gone_at" TIMESTAMPTZ(3),
  CONSTRAINT "picture_hashes_one_target" CHECK (num_nonnulls("listing_id", "equipment_id", "auction_lot_id") <= 1)
);
CREATE INDEX "picture_hashes_user_id_idx" ON "picture_hashes" ("user_id");
CREATE INDEX "picture_hashes_listing_id_idx" ON "picture_hashes" ("listing_id");
CREATE INDEX "picture_hashes_equipment_id_idx" ON "picture_hashes" ("equipment_id");
CREATE INDEX "picture_hashes_auction_lot_id_idx" ON "picture_hashes" ("auction_lot_id");
CREATE INDEX "picture_hashes_gone_at_idx" ON "picture_hashes" ("gone_at");
-- A look-up reads some two hundred bands, each of which would read the list of pending entries as well.
CREATE INDEX "picture_hashes_bands" ON "picture_hashes" USING gin ("bands") WITH (fastupdate = off);
-- See prisma/functions/corral_part_picture_hash.sql.
CREATE TRIGGER "picture_hashes_gone" BEFORE UPDATE OF "listing_id", "equipment_id", "auction_lot_id" ON "picture_hashes" FOR EACH ROW
  WHEN (num_nonnulls(OLD."listing_id", OLD."equipment_id", OLD."auction_lot_id") = 1 AND num_nonnulls(NEW."listing_id", NEW."equipment_id", NEW."auction_lot_id") = 0)
  EXECUTE FUNCTION corral_part_picture_hash();

-- Who sent a document: the same one from two accounts is worth a look.
CREATE TABLE "document_hashes" (
  "sha256" BYTEA NOT NULL,
  "user_id" UUID NOT NULL REFERENCES "users" ON DELETE CASCADE ON UPDATE CASCADE,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY ("sha256", "user_id")
);
CREATE INDEX "document_hashes_user_id_idx" ON "document_hashes" ("user_id");

-- What rules found about somebody or something; a moderator judges it.
CREATE TABLE "risk_signals" (
  "id" UUID PRIMARY KEY,
  "subject" TEXT NOT NULL,
  "subject_id" UUID NOT NULL,
  "user_id" UUID NOT NULL REFERENCES "users" ON DELETE CASCADE ON UPDATE CASCADE,
  "rule" TEXT NOT NULL,
  "points" SMALLINT NOT NULL,
  "evidence" JSONB NOT NULL,
  "same" TEXT NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "cleared_at" TIMESTAMPTZ(3),
  "cleared_by" UUID REFERENCES "users" ON DELETE SET NULL ON UPDATE CASCADE,
  "decision_id" UUID REFERENCES "case_decisions" ON DELETE SET NULL ON UPDATE CASCADE,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "risk_signals_subject_known" CHECK ("subject" IN ('user', 'listing', 'equipment', 'lot', 'message')),
  CONSTRAINT "risk_signals_points" CHECK ("points" BETWEEN 0 AND 100)
);
CREATE UNIQUE INDEX "risk_signals_subject_id_rule_same_key" ON "risk_signals" ("subject_id", "rule", "same");
CREATE INDEX "risk_signals_user_id_idx" ON "risk_signals" ("user_id");
CREATE INDEX "risk_signals_cleared_by_idx" ON "risk_signals" ("cleared_by");
CREATE INDEX "risk_signals_decision_id_idx" ON "risk_signals" ("decision_id");
CREATE INDEX "risk_signals_expires_at_idx" ON "risk_signals" ("expires_at");

-- Subjects whose rules and score have to be checked.
CREATE TABLE "risk_checks" (
  "subject_id" UUID PRIMARY KEY,
  "subject" TEXT NOT NULL,
  "attempts" SMALLINT NOT NULL DEFAULT 0,
  "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX "risk_checks_due_at_idx" ON "risk_checks" ("due_at");

-- A listing or lot whose score makes a moderator look, until they have.
CREATE TABLE "risk_cases" (
  "id" UUID PRIMARY KEY,
  "listing_id" UUID REFERENCES "cattle_listings" ON DELETE CASCADE ON UPDATE CASCADE,
  "equipment_id" UUID REFERENCES "equipment_listings" ON DELETE CASCADE ON UPDATE CASCADE,
  "auction_lot_id" UUID REFERENCES "auction_lots" ON DELETE CASCADE ON UPDATE CASCADE,
  "owner_id" UUID NOT NULL REFERENCES "users" ON DELETE CASCADE ON UPDATE CASCADE,
  "score" SMALLINT NOT NULL,
  "rules" TEXT[] NOT NULL,
  "held_at" TIMESTAMPTZ(3),
  "answer" TEXT,
  "answered_at" TIMESTAMPTZ(3),
  "opened_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "closed_at" TIMESTAMPTZ(3),
  "decision_id" UUID REFERENCES "case_decisions" ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT "risk_cases_one_target" CHECK (num_nonnulls("listing_id", "equipment_id", "auction_lot_id") = 1),
  CONSTRAINT "risk_cases_score" CHECK ("score" BETWEEN 0 AND 100),
  CONSTRAINT "risk_cases_answer_length" CHECK (char_length("answer") BETWEEN 1 AND 1000),
  CONSTRAINT "risk_cases_answered" CHECK (("answer" IS NULL) = ("answered_at" IS NULL))
);
CREATE INDEX "risk_cases_listing_id_idx" ON "risk_cases" ("listing_id");
CREATE INDEX "risk_cases_equipment_id_idx" ON "risk_cases" ("equipment_id");
CREATE INDEX "risk_cases_auction_lot_id_idx" ON "risk_cases" ("auction_lot_id");
CREATE INDEX "risk_cases_owner_id_idx" ON "risk_cases" ("owner_id");
CREATE INDEX "risk_cases_decision_id_idx" ON "risk_cases" ("decision_id");
-- One open case per topic, which is also the moderators' queue.
CREATE UNIQUE INDEX "risk_cases_open" ON "risk_cases" ((coalesce("listing_id", "equipment_id", "auction_lot_id"))) WHERE "closed_at" IS NULL;

CREATE TABLE "sealed_records" (
  "id" UUID PRIMARY KEY,
  "kind" TEXT NOT NULL,
  "title" TEXT NOT NULL,
  "refers" UUID[] NOT NULL,
  "data" JSONB NOT NULL,
  "files" TEXT[] NOT NULL,
  "files_moved_at" TIMESTAMPTZ(3),
  "sealed_at" TIMESTAMPTZ(3) NOT NULL,
  "keep_until" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "sealed_records_kind_known" CHECK ("kind" IN ('listing', 'equipment', 'lot', 'account'))
);
CREATE INDEX "sealed_records_refers_idx" ON "sealed_records" USING gin ("refers");
CREATE INDEX "sealed_records_keep_until_idx" ON "sealed_records" ("keep_until");

CREATE TABLE "blog_posts" (
  "id" UUID PRIMARY KEY,
  "title" TEXT NOT NULL,
  "slug" TEXT NOT NULL,
  "language" TEXT NOT NULL DEFAULT 'es',
  "translation_of" UUID,
  "excerpt" TEXT NOT NULL DEFAULT '',
  "content" TEXT NOT NULL,
  "featured_image" TEXT,
  "author_id" UUID REFERENCES "users" ON DELETE SET NULL ON UPDATE CASCADE,
  "status" "blog_status" NOT NULL DEFAULT 'draft',
  "tags" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
  "category" "blog_category" NOT NULL,
  "published_at" TIMESTAMPTZ(3),
  "view_count" INTEGER NOT NULL DEFAULT 0,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  "search_text" TEXT NOT NULL GENERATED ALWAYS AS (
    corral_normalize("title" || ' ' || "excerpt" || ' ' || "content")
  ) STORED,
  CONSTRAINT "blog_posts_title_length" CHECK (char_length("title") BETWEEN 1 AND 200),
  CONSTRAINT "blog_posts_slug" CHECK ("slug" ~ '^[a-z0-9-]{1,200}$'),
  CONSTRAINT "blog_posts_excerpt_length" CHECK (char_length("excerpt") <= 500),
  CONSTRAINT "blog_posts_language_known" CHECK ("language" IN ('es', 'en', 'pt')),
  CONSTRAINT "blog_posts_published" CHECK ("status" <> 'published' OR "published_at" IS NOT NULL)
);
CREATE UNIQUE INDEX "blog_posts_slug_key" ON "blog_posts" ("slug");
CREATE INDEX "blog_posts_status_published_at_id_idx" ON "blog_posts" ("status", "published_at" DESC, "id" DESC);
CREATE INDEX "blog_posts_created_at_id_idx" ON "blog_posts" ("created_at" DESC, "id" DESC);
CREATE INDEX "blog_posts_author_id_idx" ON "blog_posts" ("author_id");
CREATE UNIQUE INDEX "blog_posts_translation_of_language_key" ON "blog_posts" ("translation_of", "language");
CREATE INDEX "blog_posts_search" ON "blog_posts" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "blog_posts_tags" ON "blog_posts" USING gin ("tags");

-- What was asked and paid, for figures of the market. The seller is a keyed hash that changes every year; the listing stays named after it is
-- gone. What doesn't count says why.
CREATE TABLE "price_observations" (
  "id" UUID PRIMARY KEY,
  "source" TEXT NOT NULL,
  "listing_id" UUID,
  "auction_lot_id" UUID,
  "seller_key" BYTEA NOT NULL,
  "day" DATE NOT NULL,
  "country" CHAR(2),
  "region" TEXT,
  "class" TEXT NOT NULL,
  "breed" TEXT NOT NULL,
  "kg" INTEGER,
  "heads" INTEGER NOT NULL,
  "basis" TEXT NOT NULL,
  "currency" CHAR(3) NOT NULL,
  "amount" DECIMAL(14,4) NOT NULL,
  "usd_head" DECIMAL(10,2) NOT NULL,
  "usd_kg" DECIMAL(10,4),
  "is_cash" BOOLEAN NOT NULL,
  "is_valid" BOOLEAN NOT NULL DEFAULT true,
  "why_not" TEXT,
  CONSTRAINT "price_observations_source" CHECK ("source" IN ('asked', 'asked_change', 'sold_declared', 'auction')),
  CONSTRAINT "price_observations_of_one" CHECK (num_nonnulls("listing_id", "auction_lot_id") = 1),
  CONSTRAINT "price_observations_why_not" CHECK ("is_valid" = ("why_not" IS NULL))
);
CREATE INDEX "price_observations_listing_id_idx" ON "price_observations" ("listing_id");
CREATE INDEX "price_observations_auction_lot_id_idx" ON "price_observations" ("auction_lot_id");
CREATE INDEX "price_observations_class_day_idx" ON "price_observations" ("class", "day");
CREATE TRIGGER "cattle_listings_observations" AFTER UPDATE OF "held_at", "taken_down_at" ON "cattle_listings" FOR EACH ROW
  WHEN ((OLD."held_at", OLD."taken_down_at") IS DISTINCT FROM (NEW."held_at", NEW."taken_down_at"))
  EXECUTE FUNCTION corral_judge_observations();
