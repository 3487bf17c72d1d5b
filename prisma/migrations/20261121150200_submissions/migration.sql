-- What requests that may be sent again came to. See docs/decisions/0020-sent-twice-done-once.md.

-- CreateTable
CREATE TABLE "submissions" (
    "user_id" UUID NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "result_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "submissions_pkey" PRIMARY KEY ("user_id","fingerprint")
);

-- CreateIndex
CREATE INDEX "submissions_created_at_idx" ON "submissions"("created_at");

-- AddForeignKey
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
