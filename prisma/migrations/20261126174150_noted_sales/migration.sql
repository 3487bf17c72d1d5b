-- CreateTable
CREATE TABLE "listing_sales" (
    "id" UUID NOT NULL,
    "listing_id" UUID NOT NULL,
    "buyer_id" UUID,
    "heads" INTEGER,
    "amount" DECIMAL(14,4),
    "is_all" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "listing_sales_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "listing_sales_listing_id_idx" ON "listing_sales"("listing_id");

-- CreateIndex
CREATE INDEX "listing_sales_buyer_id_idx" ON "listing_sales"("buyer_id");

-- AddForeignKey
ALTER TABLE "listing_sales" ADD CONSTRAINT "listing_sales_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "cattle_listings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing_sales" ADD CONSTRAINT "listing_sales_buyer_id_fkey" FOREIGN KEY ("buyer_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
