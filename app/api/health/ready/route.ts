import { checkReadiness } from '@/lib/health/check-readiness';
import { defineRoute, json } from '@/lib/http/define-route';
import { isStopping } from '@/lib/shutdown/shutdown';

export const dynamic = 'force-dynamic';

/** For load balancers: 200 where this process can serve, else 503; `checks` says what is missing. One that stops takes no new visitors. */
export const GET = defineRoute(async () => {
  if (isStopping()) return json({ status: 'stopping' }, 503);
  const { ready, checks } = await checkReadiness();
  return json({ status: ready ? 'ready' : 'not_ready', checks }, ready ? 200 : 503);
});
