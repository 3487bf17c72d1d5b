import { requireToken } from '@/lib/web/auth/require-token';
import { env } from '@/lib/core/env';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { runJobs } from '@/lib/desk/jobs/run-jobs';

export const dynamic = 'force-dynamic';
/** Maximum duration in seconds on serverless platforms; the next run does the rest. */
export const maxDuration = 300;

/**
 * Runs the jobs that are due, like `npm run jobs`, for schedulers that call a URL. Vercel Cron sends GET and
 * `CRON_SECRET`.
 */
const run = defineRoute(
  async ({ request }) => {
    requireToken(request.headers, env.CRON_SECRET);
    const outcome = await runJobs();
    return json(outcome, Object.values(outcome).includes(null) ? 500 : 200);
  },
  // Authorized by a token instead of a cookie, so the origin does not matter.
  { anyOrigin: true },
);

export { run as GET, run as POST };
