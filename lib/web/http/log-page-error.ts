import 'server-only';
import type { Instrumentation } from 'next';
import { DomainError } from '@/lib/core/errors/domain-error';
import { logger } from '@/lib/core/log/logger';
import { noteMalformed, noteUnavailable } from '@/lib/core/log/request-context';
import { metrics } from '@/lib/core/metrics/metrics';
import { isDatabaseGone } from './error-answer';
import { STATUS } from './status';

/**
 * Logs an error thrown by a page or by a route without `defineRoute`, with the digest that Next sends to the browser.
 */
export function logPageError(...[error, , { routePath, routeType }]: Parameters<Instrumentation.onRequestError>): void {
  const isGone = isDatabaseGone(error) || (error instanceof DomainError && STATUS[(error as DomainError).code] === 503);
  // Our own actions never throw (define-action.ts): this is Next's error for a request body that it can't parse.
  if (routeType === 'action' && !isGone) {
    noteMalformed();
    return logger.info({ route: routePath }, 'unknown or malformed server action');
  }
  if (isGone) noteUnavailable();
  metrics.errors.inc({ code: isGone ? 'unavailable' : 'internal' });
  logger.error({ err: error, route: routePath, routeType }, 'page failed');
}
