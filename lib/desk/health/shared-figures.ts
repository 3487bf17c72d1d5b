import 'server-only';
import { db } from '@/lib/core/db/client';
import { inTime } from './in-time';

type Outbox = { waiting: number; failed: number; oldest: number };

/** Unix time in seconds, as Prometheus expects; 0 for never. */
const seconds = (date: Date | null): number => (date?.getTime() ?? 0) / 1000;

/**
 * Returns the outbox and job metrics that the database holds, in Prometheus' text format. Any process reports the
 * same values: a job's own process ends before it can be scraped.
 * @throws Error if the database fails or hangs; the time limit leaves the scraper enough time for the process's own
 * metrics.
 */
export async function sharedFigures(): Promise<string> {
  const [[outbox = { waiting: 0, failed: 0, oldest: 0 }], jobs] = await inTime(
    Promise.all([
      db.$queryRaw<Outbox[]>`
      SELECT count(*) FILTER (WHERE failed_at IS NULL)::int AS waiting, count(*) FILTER (WHERE failed_at IS NOT NULL)::int AS failed,
        coalesce(extract(epoch FROM now() - min(created_at) FILTER (WHERE failed_at IS NULL)), 0)::float AS oldest
      FROM outbox WHERE sent_at IS NULL`,
      db.jobRun.findMany({ orderBy: { job: 'asc' } }),
    ]),
  );
  const ofJobs = (read: (job: (typeof jobs)[number]) => number) =>
    jobs.map((job) => [`{job="${job.job}"}`, read(job)] as const);
  return [
    family('corral_outbox_mails', 'gauge', 'Mails that are not sent, by whether they will be tried again.', [
      ['{state="waiting"}', outbox.waiting],
      ['{state="given_up"}', outbox.failed],
    ]),
    family('corral_outbox_oldest_seconds', 'gauge', 'Age of the oldest mail that waits.', [['', outbox.oldest]]),
    family(
      'corral_job_runs_total',
      'counter',
      'Runs of each job.',
      ofJobs(({ runs }) => runs),
    ),
    family(
      'corral_job_failures_total',
      'counter',
      'Runs that failed.',
      ofJobs(({ failures }) => failures),
    ),
    family(
      'corral_job_done_total',
      'counter',
      'What each job has done in all: mails, listings, rows.',
      ofJobs(({ done }) => Number(done)),
    ),
    family(
      'corral_job_last_success_timestamp_seconds',
      'gauge',
      'When each job last went through.',
      ofJobs(({ lastSuccessAt }) => seconds(lastSuccessAt)),
    ),
    family(
      'corral_job_last_duration_seconds',
      'gauge',
      'How long its last run took.',
      ofJobs(({ lastSeconds }) => lastSeconds),
    ),
  ].join('');
}

function family(
  name: string,
  type: 'gauge' | 'counter',
  help: string,
  values: readonly (readonly [string, number])[],
): string {
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${values.map(([labels, value]) => `${name}${labels} ${value}\n`).join('')}`;
}
