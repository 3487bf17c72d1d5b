import { requireToken } from '@/lib/auth/require-token';
import { env } from '@/lib/env';
import { defineRoute, json } from '@/lib/http/define-route';
import { runJobs } from '@/lib/jobs/run-jobs';

export const dynamic = 'force-dynamic';
/** Seconds that a platform of functions lets it work; what is left is done by the next run. */
export const maxDuration = 300;

/** Does what is due, as `npm run jobs`, for schedulers that can only ask an address. Vercel's asks with GET and `CRON_SECRET`. */
const run = defineRoute(
  async ({ request }) => {
    requireToken(request.headers, env.CRON_SECRET);
    const outcome = await runJobs();
    return json(outcome, Object.values(outcome).includes(null) ? 500 : 200);
  },
  // A token, and no cookie, is what counts.
  { anyOrigin: true },
);

export { run as GET, run as POST };
