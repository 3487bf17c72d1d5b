import { checkReadiness } from '@/lib/health/check-readiness';
import { defineRoute, json } from '@/lib/http/define-route';

export const dynamic = 'force-dynamic';

/** For load balancers: 200 where this process can serve, else 503; `checks` says what is missing. */
export const GET = defineRoute(async () => {
  const { ready, checks } = await checkReadiness();
  return json({ status: ready ? 'ready' : 'not_ready', checks }, ready ? 200 : 503);
});
