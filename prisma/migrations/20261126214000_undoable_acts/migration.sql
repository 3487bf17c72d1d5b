-- CreateTable
CREATE TABLE "undoable_acts" (
    "id" UUID NOT NULL,
    "actor_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "target_id" UUID NOT NULL,
    "before" JSONB NOT NULL,
    "after" JSONB NOT NULL,
    "mail_ids" UUID[] DEFAULT ARRAY[]::UUID[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "undoable_acts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "undoable_acts_actor_id_kind_target_id_idx" ON "undoable_acts"("actor_id", "kind", "target_id");

-- CreateIndex
CREATE INDEX "undoable_acts_created_at_idx" ON "undoable_acts"("created_at");

-- AddForeignKey
ALTER TABLE "undoable_acts" ADD CONSTRAINT "undoable_acts_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
