-- CreateEnum
CREATE TYPE "report_reason" AS ENUM ('spam', 'fraudulent', 'inappropriate', 'misleading', 'other');

-- CreateEnum
CREATE TYPE "report_status" AS ENUM ('pending', 'reviewed', 'resolved', 'dismissed');

-- CreateEnum
CREATE TYPE "banner_ad_status" AS ENUM ('pending_request', 'pending_approval', 'active', 'inactive', 'rejected', 'expired');

-- CreateEnum
CREATE TYPE "banner_payment_status" AS ENUM ('pending', 'processing', 'paid', 'failed', 'refunded');

-- CreateEnum
CREATE TYPE "blog_category" AS ENUM ('cattle-care', 'market-trends', 'breeding-tips', 'health-nutrition', 'farm-management', 'equipment-tools', 'industry-news');

-- CreateEnum
CREATE TYPE "blog_status" AS ENUM ('draft', 'published', 'archived');

-- DropForeignKey
ALTER TABLE "transactions" DROP CONSTRAINT "transactions_user_id_fkey";

-- DropIndex
DROP INDEX "transactions_status_created_at_idx";

-- DropIndex
DROP INDEX "audit_log_created_at_idx";

-- AlterTable
ALTER TABLE "transactions" ADD COLUMN     "banner_ad_id" UUID,
ADD COLUMN     "user_name" TEXT,
ALTER COLUMN "user_id" DROP NOT NULL;

-- AlterTable
ALTER TABLE "analytics_events" ADD COLUMN     "flow" TEXT NOT NULL DEFAULT 'tour';

-- CreateTable
CREATE TABLE "reports" (
    "id" UUID NOT NULL,
    "reported_by" UUID,
    "listing_id" UUID,
    "listing_title" TEXT NOT NULL,
    "reason" "report_reason" NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "status" "report_status" NOT NULL DEFAULT 'pending',
    "reviewed_by" UUID,
    "reviewed_at" TIMESTAMPTZ(3),
    "review_notes" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "banner_ads" (
    "id" UUID NOT NULL,
    "requested_by" UUID,
    "company_name" TEXT NOT NULL,
    "contact_email" TEXT NOT NULL,
    "contact_phone" TEXT,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
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
    "approved_by" UUID,
    "approved_at" TIMESTAMPTZ(3),
    "rejection_reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "banner_ads_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "banner_ad_days" (
    "banner_ad_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "impressions" INTEGER NOT NULL DEFAULT 0,
    "clicks" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "banner_ad_days_pkey" PRIMARY KEY ("banner_ad_id","day")
);

-- CreateTable
CREATE TABLE "blog_posts" (
    "id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "language" TEXT NOT NULL DEFAULT 'es',
    "translation_of" UUID,
    "excerpt" TEXT NOT NULL DEFAULT '',
    "content" TEXT NOT NULL,
    "featured_image" TEXT,
    "author_id" UUID,
    "status" "blog_status" NOT NULL DEFAULT 'draft',
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "category" "blog_category" NOT NULL,
    "published_at" TIMESTAMPTZ(3),
    "view_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "blog_posts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "reports_status_created_at_id_idx" ON "reports"("status", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "reports_created_at_id_idx" ON "reports"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "reports_reported_by_idx" ON "reports"("reported_by");

-- CreateIndex
CREATE INDEX "reports_listing_id_idx" ON "reports"("listing_id");

-- CreateIndex
CREATE INDEX "reports_reviewed_by_idx" ON "reports"("reviewed_by");

-- CreateIndex
CREATE INDEX "banner_ads_status_created_at_id_idx" ON "banner_ads"("status", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "banner_ads_requested_by_created_at_idx" ON "banner_ads"("requested_by", "created_at" DESC);

-- CreateIndex
CREATE INDEX "banner_ads_approved_by_idx" ON "banner_ads"("approved_by");

-- CreateIndex
CREATE UNIQUE INDEX "blog_posts_slug_key" ON "blog_posts"("slug");

-- CreateIndex
CREATE INDEX "blog_posts_status_published_at_id_idx" ON "blog_posts"("status", "published_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "blog_posts_created_at_id_idx" ON "blog_posts"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "blog_posts_author_id_idx" ON "blog_posts"("author_id");

-- CreateIndex
CREATE UNIQUE INDEX "blog_posts_translation_of_language_key" ON "blog_posts"("translation_of", "language");

-- CreateIndex
CREATE INDEX "transactions_banner_ad_id_idx" ON "transactions"("banner_ad_id");

-- CreateIndex
CREATE INDEX "transactions_status_created_at_id_idx" ON "transactions"("status", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "transactions_type_created_at_id_idx" ON "transactions"("type", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "transactions_created_at_id_idx" ON "transactions"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_log_created_at_id_idx" ON "audit_log"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_log_actor_id_created_at_idx" ON "audit_log"("actor_id", "created_at" DESC);

-- AddForeignKey
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_banner_ad_id_fkey" FOREIGN KEY ("banner_ad_id") REFERENCES "banner_ads"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_reported_by_fkey" FOREIGN KEY ("reported_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_reviewed_by_fkey" FOREIGN KEY ("reviewed_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "cattle_listings"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "banner_ads" ADD CONSTRAINT "banner_ads_requested_by_fkey" FOREIGN KEY ("requested_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "banner_ads" ADD CONSTRAINT "banner_ads_approved_by_fkey" FOREIGN KEY ("approved_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "banner_ad_days" ADD CONSTRAINT "banner_ad_days_banner_ad_id_fkey" FOREIGN KEY ("banner_ad_id") REFERENCES "banner_ads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;


-- Rules ----------------------------------------------------------------------------------------------------------------

ALTER TABLE "reports"
  ADD CONSTRAINT "reports_description_length" CHECK (char_length("description") <= 2000),
  -- A decision has its moment; a report that waits has none.
  ADD CONSTRAINT "reports_reviewed" CHECK (("status" = 'pending') = ("reviewed_at" IS NULL));

-- One report of a person waits per listing; the database holds it against two at once.
CREATE UNIQUE INDEX "reports_one_pending" ON "reports" ("reported_by", "listing_id") WHERE "status" = 'pending';

ALTER TABLE "banner_ads"
  ADD CONSTRAINT "banner_ads_title_length" CHECK (char_length("title") BETWEEN 1 AND 100),
  ADD CONSTRAINT "banner_ads_duration" CHECK ("duration_months" BETWEEN 1 AND 24),
  ADD CONSTRAINT "banner_ads_amount" CHECK ("amount" >= 0),
  ADD CONSTRAINT "banner_ads_click_url" CHECK ("click_url" ~* '^https?://'),
  ADD CONSTRAINT "banner_ads_rejected" CHECK ("status" <> 'rejected' OR "rejection_reason" IS NOT NULL),
  -- What is shown has an end.
  ADD CONSTRAINT "banner_ads_active" CHECK ("status" <> 'active' OR ("start_date" IS NOT NULL AND "end_date" > "start_date"));

-- What may be shown now, and what has to end.
CREATE INDEX "banner_ads_running" ON "banner_ads" ("end_date") WHERE "status" = 'active';

ALTER TABLE "blog_posts"
  ALTER COLUMN "tags" SET NOT NULL,
  ADD COLUMN "search_text" TEXT NOT NULL GENERATED ALWAYS AS (corral_normalize("title" || ' ' || "excerpt" || ' ' || "content")) STORED,
  ADD CONSTRAINT "blog_posts_title_length" CHECK (char_length("title") BETWEEN 1 AND 200),
  ADD CONSTRAINT "blog_posts_slug" CHECK ("slug" ~ '^[a-z0-9-]{1,200}$'),
  ADD CONSTRAINT "blog_posts_excerpt_length" CHECK (char_length("excerpt") <= 500),
  ADD CONSTRAINT "blog_posts_language_known" CHECK ("language" IN ('es', 'en', 'pt')),
  ADD CONSTRAINT "blog_posts_published" CHECK ("status" <> 'published' OR "published_at" IS NOT NULL);

CREATE INDEX "blog_posts_search" ON "blog_posts" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "blog_posts_tags" ON "blog_posts" USING gin ("tags");

-- Administrators' tables -------------------------------------------------------------------------------------------------

CREATE INDEX "users_newest" ON "users" ("created_at" DESC, "id" DESC);
CREATE INDEX "users_search" ON "users" USING gin (corral_normalize("first_name" || ' ' || "last_name" || ' ' || "email") gin_trgm_ops);
CREATE INDEX "reports_search" ON "reports" USING gin (corral_normalize("listing_title") gin_trgm_ops);
CREATE INDEX "transactions_search" ON "transactions" USING gin (corral_normalize(coalesce("description", '')) gin_trgm_ops);
CREATE INDEX "cattle_listings_created" ON "cattle_listings" ("created_at");
