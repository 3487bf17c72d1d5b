-- CreateEnum
CREATE TYPE "case_action" AS ENUM ('dismissed', 'reviewed', 'resolved', 'taken_down', 'suspended', 'upheld', 'restored');

-- AlterTable
ALTER TABLE "reports" ADD COLUMN     "decision_id" UUID;

-- CreateTable
CREATE TABLE "case_decisions" (
    "id" UUID NOT NULL,
    "listing_id" UUID,
    "equipment_id" UUID,
    "auction_lot_id" UUID,
    "title" TEXT NOT NULL,
    "owner_id" UUID,
    "action" "case_action" NOT NULL,
    "answer" TEXT,
    "notes" TEXT,
    "changed_listing" BOOLEAN NOT NULL DEFAULT false,
    "mail_ids" UUID[] DEFAULT ARRAY[]::UUID[],
    "decided_by" UUID,
    "undone_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "case_decisions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "case_notes" (
    "id" UUID NOT NULL,
    "listing_id" UUID,
    "equipment_id" UUID,
    "auction_lot_id" UUID,
    "author_id" UUID,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "case_notes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "case_claims" (
    "case_key" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "case_claims_pkey" PRIMARY KEY ("case_key")
);

-- CreateTable
CREATE TABLE "appeals" (
    "id" UUID NOT NULL,
    "decision_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "answer_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "appeals_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "case_decisions_listing_id_idx" ON "case_decisions"("listing_id");

-- CreateIndex
CREATE INDEX "case_decisions_equipment_id_idx" ON "case_decisions"("equipment_id");

-- CreateIndex
CREATE INDEX "case_decisions_auction_lot_id_idx" ON "case_decisions"("auction_lot_id");

-- CreateIndex
CREATE INDEX "case_decisions_owner_id_created_at_idx" ON "case_decisions"("owner_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "case_decisions_decided_by_created_at_idx" ON "case_decisions"("decided_by", "created_at" DESC);

-- CreateIndex
CREATE INDEX "case_notes_listing_id_idx" ON "case_notes"("listing_id");

-- CreateIndex
CREATE INDEX "case_notes_equipment_id_idx" ON "case_notes"("equipment_id");

-- CreateIndex
CREATE INDEX "case_notes_auction_lot_id_idx" ON "case_notes"("auction_lot_id");

-- CreateIndex
CREATE INDEX "case_notes_author_id_idx" ON "case_notes"("author_id");

-- CreateIndex
CREATE INDEX "case_claims_user_id_idx" ON "case_claims"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "appeals_decision_id_key" ON "appeals"("decision_id");

-- CreateIndex
CREATE UNIQUE INDEX "appeals_answer_id_key" ON "appeals"("answer_id");

-- CreateIndex
CREATE INDEX "appeals_user_id_idx" ON "appeals"("user_id");

-- Limits that hold whoever writes.
ALTER TABLE "case_decisions"
  ADD CONSTRAINT "case_decisions_one_target" CHECK (num_nonnulls("listing_id", "equipment_id", "auction_lot_id") <= 1),
  ADD CONSTRAINT "case_decisions_notes_length" CHECK (char_length("notes") <= 1000);
ALTER TABLE "case_notes"
  ADD CONSTRAINT "case_notes_one_target" CHECK (num_nonnulls("listing_id", "equipment_id", "auction_lot_id") = 1),
  ADD CONSTRAINT "case_notes_text_length" CHECK (char_length("text") BETWEEN 1 AND 2000);
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_text_length" CHECK (char_length("text") BETWEEN 1 AND 1000);
-- The queue lists the appeals that wait.
CREATE INDEX "appeals_waiting" ON "appeals" ("created_at") WHERE "answer_id" IS NULL;

-- Every report decided so far is a decision of its own, which takes the id of its report.
INSERT INTO "case_decisions" ("id", "listing_id", "equipment_id", "auction_lot_id", "title", "owner_id", "action", "notes", "changed_listing", "decided_by", "created_at")
SELECT r."id", r."listing_id", r."equipment_id", r."auction_lot_id", r."listing_title", coalesce(c."user_id", e."user_id", l."user_id"),
       CASE WHEN a.taken THEN 'taken_down' ELSE r."status"::text END::"case_action", left(r."review_notes", 1000), a.taken, r."reviewed_by", r."reviewed_at"
FROM "reports" r
LEFT JOIN "cattle_listings" c ON c."id" = r."listing_id"
LEFT JOIN "equipment_listings" e ON e."id" = r."equipment_id"
LEFT JOIN "auction_lots" l ON l."id" = r."auction_lot_id"
CROSS JOIN LATERAL (
  SELECT EXISTS (
    SELECT 1 FROM "audit_log" WHERE "action" = 'listing.deactivated' AND "target_id" IN (r."listing_id"::text, r."equipment_id"::text) AND "after" ->> 'reportId' = r."id"::text
  ) AS taken
) a
WHERE r."status" <> 'pending';
UPDATE "reports" SET "decision_id" = "id" WHERE "status" <> 'pending';

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_decision_id_fkey" FOREIGN KEY ("decision_id") REFERENCES "case_decisions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "case_decisions" ADD CONSTRAINT "case_decisions_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "cattle_listings"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "case_decisions" ADD CONSTRAINT "case_decisions_equipment_id_fkey" FOREIGN KEY ("equipment_id") REFERENCES "equipment_listings"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "case_decisions" ADD CONSTRAINT "case_decisions_auction_lot_id_fkey" FOREIGN KEY ("auction_lot_id") REFERENCES "auction_lots"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "case_decisions" ADD CONSTRAINT "case_decisions_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "case_decisions" ADD CONSTRAINT "case_decisions_decided_by_fkey" FOREIGN KEY ("decided_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "case_notes" ADD CONSTRAINT "case_notes_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "cattle_listings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "case_notes" ADD CONSTRAINT "case_notes_equipment_id_fkey" FOREIGN KEY ("equipment_id") REFERENCES "equipment_listings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "case_notes" ADD CONSTRAINT "case_notes_auction_lot_id_fkey" FOREIGN KEY ("auction_lot_id") REFERENCES "auction_lots"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "case_notes" ADD CONSTRAINT "case_notes_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "case_claims" ADD CONSTRAINT "case_claims_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_decision_id_fkey" FOREIGN KEY ("decision_id") REFERENCES "case_decisions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_answer_id_fkey" FOREIGN KEY ("answer_id") REFERENCES "case_decisions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
