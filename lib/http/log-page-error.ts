import 'server-only';
import type { Instrumentation } from 'next';
import { DomainError } from '@/lib/errors/domain-error';
import { logger } from '@/lib/log/logger';
import { noteMalformed, noteUnavailable } from '@/lib/log/request-context';
import { metrics } from '@/lib/metrics/metrics';
import { isDatabaseGone } from './error-answer';
import { STATUS } from './status';

/** Logs what a page, or a route without `defineRoute`, threw, with the digest that Next gives to the browser. */
export function logPageError(...[error, , { routePath, routeType }]: Parameters<Instrumentation.onRequestError>): void {
  const isGone = isDatabaseGone(error) || (error instanceof DomainError && STATUS[(error as DomainError).code] === 503);
  // An action of ours answers whatever becomes of it (define-action.ts): what is thrown there is Next's word for a body that it can't read.
  if (routeType === 'action' && !isGone) {
    noteMalformed();
    return logger.info({ route: routePath }, 'action not understood');
  }
  if (isGone) noteUnavailable();
  metrics.errors.inc({ code: isGone ? 'unavailable' : 'internal' });
  logger.error({ err: error, route: routePath, routeType }, 'page failed');
}
