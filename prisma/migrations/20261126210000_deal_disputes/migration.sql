-- CreateTable
CREATE TABLE "deal_disputes" (
    "id" UUID NOT NULL,
    "deal_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "opened_by" TEXT NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "claim" JSONB,
    "status" TEXT NOT NULL DEFAULT 'open',
    "proposals" JSONB NOT NULL DEFAULT '[]',
    "opened_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3),
    "outcome" JSONB,

    CONSTRAINT "deal_disputes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "deal_disputes_deal_id_opened_at_idx" ON "deal_disputes"("deal_id", "opened_at");

-- AddForeignKey
ALTER TABLE "deal_disputes" ADD CONSTRAINT "deal_disputes_deal_id_fkey" FOREIGN KEY ("deal_id") REFERENCES "deals"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A deal has one open dispute, whoever is quick.
CREATE UNIQUE INDEX "deal_disputes_open_key" ON "deal_disputes"("deal_id") WHERE "status" = 'open';

-- What waits for an administrator.
CREATE INDEX "deal_disputes_due_idx" ON "deal_disputes"("due_at") WHERE "status" = 'open';

ALTER TABLE "deal_disputes"
  ADD CONSTRAINT "deal_disputes_kind" CHECK ("kind" IN ('weight', 'heads', 'fault', 'class', 'pregnancy', 'health', 'papers', 'noShow', 'payment')),
  ADD CONSTRAINT "deal_disputes_opened_by" CHECK ("opened_by" IN ('seller', 'buyer')),
  ADD CONSTRAINT "deal_disputes_status" CHECK ("status" IN ('open', 'settled', 'withdrawn', 'recommended')),
  ADD CONSTRAINT "deal_disputes_ended" CHECK (("status" = 'open') = ("settled_at" IS NULL)),
  ADD CONSTRAINT "deal_disputes_outcome" CHECK (("status" IN ('settled', 'recommended')) = ("outcome" IS NOT NULL));
