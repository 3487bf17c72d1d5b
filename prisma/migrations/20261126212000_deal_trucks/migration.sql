-- CreateTable
CREATE TABLE "deal_trucks" (
    "id" UUID NOT NULL,
    "deal_id" UUID NOT NULL,
    "side" TEXT NOT NULL,
    "plate" TEXT NOT NULL,
    "driver" TEXT,
    "heads" INTEGER NOT NULL,
    "kg" DECIMAL(10,2),
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "entered_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "deal_trucks_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "deal_trucks_deal_id_idx" ON "deal_trucks"("deal_id");

-- AddForeignKey
ALTER TABLE "deal_trucks" ADD CONSTRAINT "deal_trucks_deal_id_fkey" FOREIGN KEY ("deal_id") REFERENCES "deals"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "deal_trucks"
  ADD CONSTRAINT "deal_trucks_side" CHECK ("side" IN ('seller', 'buyer')),
  ADD CONSTRAINT "deal_trucks_heads" CHECK ("heads" >= 1),
  ADD CONSTRAINT "deal_trucks_kg" CHECK ("kg" > 0),
  ADD CONSTRAINT "deal_trucks_tags" CHECK (cardinality("tags") <= "heads");
