import 'server-only';
import { db } from '@/lib/core/db/client';

/** Records the outcome of a job's run (`done` is null if it failed) and its duration in seconds. */
export async function noteRun(job: string, done: number | null, seconds: number): Promise<void> {
  await db.$executeRaw`
    INSERT INTO job_runs (job, runs, failures, done, last_success_at, last_seconds)
    VALUES (${job}, 1, ${done === null ? 1 : 0}, ${done ?? 0}, CASE WHEN ${done !== null} THEN now() END, ${seconds})
    ON CONFLICT (job) DO UPDATE SET
      runs = job_runs.runs + 1, failures = job_runs.failures + excluded.failures, done = job_runs.done + excluded.done,
      last_success_at = coalesce(excluded.last_success_at, job_runs.last_success_at), last_seconds = excluded.last_seconds`;
}
