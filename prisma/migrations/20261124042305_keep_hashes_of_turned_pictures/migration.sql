-- AlterTable
ALTER TABLE "picture_hashes" ADD COLUMN     "originals" BIT(64)[] DEFAULT ARRAY[]::BIT(64)[];
