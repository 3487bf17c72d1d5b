import { openDatabase } from './lib/database';
import { loadDotEnv } from './lib/dot-env';
import { runMain, UserError } from './lib/fail';

/**
 * Runs the due jobs once and exits: e-mails, expiries, cleanup. Made for cron; safe to run on several machines at once.
 */
runMain(async () => {
  loadDotEnv();
  const database = await openDatabase({ shared: true });
  process.env.DATABASE_URL = database.url;
  try {
    const { runJobs } = await import('../lib/desk/jobs/run-jobs');
    const outcome = Object.entries(await runJobs());
    console.log(outcome.map(([job, count]) => `${job}: ${count ?? 'failed'}`).join('\n'));
    if (outcome.some(([, count]) => count === null))
      throw new UserError('Some jobs failed; the log says why. The next run retries them.');
  } finally {
    await database.stop();
  }
});
