import { checkReadiness } from '@/lib/desk/health/check-readiness';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { isStopping } from '@/lib/core/shutdown/shutdown';

export const dynamic = 'force-dynamic';

/**
 * Readiness, for load balancers: 200 if this process can serve requests, 503 if not (`checks` says why) or if it is
 * stopping.
 */
export const GET = defineRoute(async () => {
  if (isStopping()) return json({ status: 'stopping' }, 503);
  const { ready, checks } = await checkReadiness();
  return json({ status: ready ? 'ready' : 'not_ready', checks }, ready ? 200 : 503);
});
