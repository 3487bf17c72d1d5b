-- CreateTable
CREATE TABLE "job_runs" (
    "job" VARCHAR(60) NOT NULL,
    "runs" INTEGER NOT NULL DEFAULT 0,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "done" BIGINT NOT NULL DEFAULT 0,
    "last_success_at" TIMESTAMPTZ(3),
    "last_seconds" DOUBLE PRECISION NOT NULL DEFAULT 0,

    CONSTRAINT "job_runs_pkey" PRIMARY KEY ("job")
);
