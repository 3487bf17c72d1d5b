import { requireToken } from '@/lib/web/auth/require-token';
import { env } from '@/lib/core/env';
import { sharedFigures } from '@/lib/desk/health/shared-figures';
import { defineRoute } from '@/lib/web/http/define-route';
import { logger } from '@/lib/core/log/logger';
import { allMetrics } from '@/lib/core/metrics/all-metrics';
import { metrics } from '@/lib/core/metrics/metrics';

export const dynamic = 'force-dynamic';

/** Metrics of this server's process or processes for Prometheus, plus the shared ones of the database unless it is unavailable. */
export const GET = defineRoute(async ({ request }) => {
  requireToken(request.headers, env.METRICS_TOKEN);
  const shared = await sharedFigures().catch((error: unknown) => {
    logger.warn({ err: error }, 'database metrics could not be read');
    return '';
  });
  return new Response((await allMetrics()) + shared, {
    headers: { 'content-type': metrics.registry.contentType, 'cache-control': 'private, no-store' },
  });
});
