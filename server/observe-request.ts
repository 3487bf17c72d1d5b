import type { IncomingMessage, ServerResponse } from 'node:http';
import { randomUUID } from 'node:crypto';
import { env } from '@/lib/core/env';
import { logger } from '@/lib/core/log/logger';
import { requestContext, type RequestContext } from '@/lib/core/log/request-context';
import { metrics } from '@/lib/core/metrics/metrics';
import { clientAddress } from '@/lib/core/rate-limit/client-address';
import { SESSION_COOKIE } from '@/lib/core/session-tokens/cookie-name';
import { serverSpan } from '@/lib/core/tracing/spans';
import { sourceOf } from './limit-reading';
import { routeOf } from './route-pattern';
import { releaseUploadMemory } from '@/lib/web/request-bodies/upload-memory';

/** A request id from a proxy, such as nginx's 32 hex digits or a UUID; excludes anything that could forge log lines. */
const GIVEN_ID = /^[\w-]{8,64}$/;

const REQUEST_ID_HEADER = 'x-request-id';

/** What monitoring requests every few seconds. */
const PROBE = /^\/api\/(health|metrics)\b/;

/** Node's parser accepts more methods, but a metric label must have few values. */
const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const isStream = (response: ServerResponse) =>
  String(response.getHeader('content-type')).startsWith('text/event-stream');

function requestIdOf(request: IncomingMessage): string {
  const given = env.TRUSTED_PROXIES > 0 ? request.headers[REQUEST_ID_HEADER] : undefined;
  return typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID();
}

/**
 * Assigns the request id (sent as X-Request-Id) that everything logged for the request carries. When the response has
 * ended, writes one log line, the metrics and, if tracing is on, a span. Routes are named by their pattern, because a
 * path may contain a token and a query anything.
 */
export function observeRequest(request: IncomingMessage, response: ServerResponse, handle: () => void): void {
  const started = performance.now();
  const { url = '/', method = 'GET' } = request;
  const context: RequestContext = { requestId: requestIdOf(request), address: clientAddress(sourceOf(request)) };
  if (request.headers.cookie?.includes(`${SESSION_COOKIE}=`)) context.isMember = true;
  response.setHeader('X-Request-Id', context.requestId);
  const span = serverSpan(method, request.headers);
  if (span) context.trace_id = span.traceId;
  response.on('close', () => {
    releaseUploadMemory(context);
    const ms = performance.now() - started;
    const status = response.statusCode;
    const route = routeOf(url, status);
    const labels = { method: KNOWN_METHODS.has(method) ? method : 'other', route: route.name };
    metrics.requests.inc({ ...labels, status });
    if (!isStream(response)) metrics.requestSeconds.observe(labels, ms / 1000);
    span?.end({ route: route.name, status });
    const line = {
      method,
      route: route.name,
      path: route.path,
      status,
      ms: Math.round(ms * 10) / 10,
      aborted: response.writableFinished ? undefined : true,
    };
    // In the request's own context: an aborted response is closed in the context of its connection.
    requestContext.run(context, () => logger[route.isFile || PROBE.test(url) ? 'debug' : 'info'](line, 'request'));
  });
  const run = () => requestContext.run(context, handle);
  if (span) span.run(run);
  else run();
}
