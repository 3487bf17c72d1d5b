-- AlterTable
ALTER TABLE "offers" ADD COLUMN     "declines_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "offer_floors" (
    "listing_id" UUID NOT NULL,
    "amount" DECIMAL(14,4) NOT NULL,
    "basis" TEXT NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "offer_floors_pkey" PRIMARY KEY ("listing_id")
);

-- AddForeignKey
ALTER TABLE "offer_floors" ADD CONSTRAINT "offer_floors_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "cattle_listings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "offer_floors" ADD CONSTRAINT "offer_floors_amount" CHECK ("amount" > 0);
