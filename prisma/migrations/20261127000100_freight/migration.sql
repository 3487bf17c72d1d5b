-- CreateTable
CREATE TABLE "freight_requests" (
    "id" UUID NOT NULL,
    "deal_id" UUID NOT NULL,
    "asker_id" UUID NOT NULL,
    "from_place" TEXT NOT NULL,
    "to_place" TEXT NOT NULL,
    "line_km" INTEGER,
    "heads" INTEGER NOT NULL,
    "kg" DECIMAL(10,2),
    "category" "animal_category" NOT NULL,
    "class" TEXT,
    "ready" DATE NOT NULL,
    "note" TEXT,
    "status" TEXT NOT NULL DEFAULT 'open',
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "freight_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "freight_quotes" (
    "id" UUID NOT NULL,
    "request_id" UUID NOT NULL,
    "carrier_id" UUID NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "amount" DECIMAL(12,2) NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "basis" TEXT NOT NULL,
    "km" INTEGER,
    "trucks" TEXT,
    "valid_until" DATE,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'open',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "freight_quotes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "freight_requests_deal_id_idx" ON "freight_requests"("deal_id");

-- CreateIndex
CREATE INDEX "freight_requests_asker_id_idx" ON "freight_requests"("asker_id");

-- CreateIndex
CREATE INDEX "freight_quotes_carrier_id_updated_at_idx" ON "freight_quotes"("carrier_id", "updated_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "freight_quotes_request_id_carrier_id_key" ON "freight_quotes"("request_id", "carrier_id");

-- AddForeignKey
ALTER TABLE "freight_requests" ADD CONSTRAINT "freight_requests_deal_id_fkey" FOREIGN KEY ("deal_id") REFERENCES "deals"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "freight_requests" ADD CONSTRAINT "freight_requests_asker_id_fkey" FOREIGN KEY ("asker_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "freight_quotes" ADD CONSTRAINT "freight_quotes_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "freight_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "freight_quotes" ADD CONSTRAINT "freight_quotes_carrier_id_fkey" FOREIGN KEY ("carrier_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A deal has one request or one carrier at a time, whoever is quick.
CREATE UNIQUE INDEX "freight_requests_live_key" ON "freight_requests"("deal_id") WHERE "status" IN ('open', 'accepted');

-- A request has one accepted quote.
CREATE UNIQUE INDEX "freight_quotes_accepted_key" ON "freight_quotes"("request_id") WHERE "status" = 'accepted';

-- What carriers look through, and what the job ends.
CREATE INDEX "freight_requests_open_idx" ON "freight_requests"("ends_at") WHERE "status" = 'open';

ALTER TABLE "freight_requests"
  ADD CONSTRAINT "freight_requests_status" CHECK ("status" IN ('open', 'accepted', 'cancelled', 'ended')),
  ADD CONSTRAINT "freight_requests_heads" CHECK ("heads" >= 1),
  ADD CONSTRAINT "freight_requests_kg" CHECK ("kg" > 0);

ALTER TABLE "freight_quotes"
  ADD CONSTRAINT "freight_quotes_status" CHECK ("status" IN ('open', 'accepted', 'declined', 'withdrawn')),
  ADD CONSTRAINT "freight_quotes_amount" CHECK ("amount" > 0),
  ADD CONSTRAINT "freight_quotes_basis" CHECK ("basis" IN ('trip', 'km', 'head')),
  ADD CONSTRAINT "freight_quotes_km" CHECK ("km" IS NULL OR "km" >= 1 AND "basis" = 'km');
