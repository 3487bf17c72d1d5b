-- CreateTable
CREATE TABLE "topic_view_days" (
    "topic_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "views" INTEGER NOT NULL,

    CONSTRAINT "topic_view_days_pkey" PRIMARY KEY ("topic_id","day")
);

-- CreateIndex
CREATE INDEX "topic_view_days_day_idx" ON "topic_view_days"("day");
