import 'server-only';
import type { Instrumentation } from 'next';
import { logger } from '@/lib/log/logger';
import { metrics } from '@/lib/metrics/metrics';
import { isDatabaseGone } from './error-answer';

/** Logs what a page, or a route without `defineRoute`, threw, with the digest that Next gives to the browser. */
export function logPageError(...[error, , { routePath, routeType }]: Parameters<Instrumentation.onRequestError>): void {
  metrics.errors.inc({ code: isDatabaseGone(error) ? 'unavailable' : 'internal' });
  logger.error({ err: error, route: routePath, routeType }, 'page failed');
}
