import { requireToken } from '@/lib/auth/require-token';
import { env } from '@/lib/env';
import { sharedFigures } from '@/lib/health/shared-figures';
import { defineRoute } from '@/lib/http/define-route';
import { logger } from '@/lib/log/logger';
import { metrics } from '@/lib/metrics/metrics';

export const dynamic = 'force-dynamic';

/** Metrics of this process for Prometheus, plus the shared ones of the database unless it is unavailable. */
export const GET = defineRoute(async ({ request }) => {
  requireToken(request.headers, env.METRICS_TOKEN);
  const shared = await sharedFigures().catch((error: unknown) => {
    logger.warn({ err: error }, 'database metrics could not be read');
    return '';
  });
  return new Response((await metrics.registry.metrics()) + shared, {
    headers: { 'content-type': metrics.registry.contentType, 'cache-control': 'private, no-store' },
  });
});
