import { ServerResponse, type IncomingMessage, type OutgoingHttpHeader, type OutgoingHttpHeaders } from 'node:http';
import { LENGTH_HEADER } from '@/lib/web/http/length-header';
import { ACTION_HEADER, REWRITTEN_QUERY_HEADER } from '@/lib/core/next-wire.mjs';
import { RETRY_SECONDS } from '@/lib/web/http/status';
import { isUnavailable, requestContext } from '@/lib/core/log/request-context';
import { isStopping } from '@/lib/core/shutdown/shutdown';
import { DEFAULTS_WITHOUT_REQUEST, completeHeaders, type HeaderDefaults } from './guard-request';

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];

/**
 * The response class of the HTTP server (`createServer`'s documented option `ServerResponse`). Every response passes
 * through `writeHead`, which completes its head:
 * - Status: 503 if the database is unavailable, and 400 for a server action whose body can't be parsed. Next answers
 *   500 to both, or 200 to an action that reports the failure in its result.
 * - Content-Length of responses that know their length (`LENGTH_HEADER`).
 * - No rewritten-query header: Next reports rewrites that keep the query as if they dropped it, and the browser then
 *   mistakes `/dashboard?tab=messages` for the `/dashboard` that it already shows. No rewrite drops a query that its
 *   page reads.
 * - `Connection: close` during shutdown, so that nobody sends another request on a connection that is about to close.
 * - Security headers and cache policy (`completeHeaders`).
 */
export class CorralResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  /** Security headers that a route may override. Computed when the request arrives, because Next changes its URL. */
  defaults: HeaderDefaults = DEFAULTS_WITHOUT_REQUEST;

  override writeHead(status: number, ...rest: [reason?: string, headers?: Headers] | [headers?: Headers]): this {
    const actual = actualStatus(this.req, status);
    if (isStopping()) this.setHeader('Connection', 'close');
    if (actual !== status && actual === 503) this.setHeader('Retry-After', RETRY_SECONDS);
    this.removeHeader(REWRITTEN_QUERY_HEADER);
    setLength(this);
    completeHeaders(this, actual, this.defaults);
    return super.writeHead(actual, ...(rest as [headers?: Headers]));
  }
}

/** Returns the status that matches the cause: an unavailable dependency or a malformed request. */
function actualStatus({ headers }: IncomingMessage, status: number): number {
  const { unavailable, malformed } = requestContext.getStore() ?? {};
  if (unavailable && status === 200 && headers[ACTION_HEADER] !== undefined) return 503;
  if (status !== 500) return status;
  if (malformed) return 400;
  return isUnavailable() ? 503 : 500;
}

/** Sets Content-Length, unless the response has been compressed. */
function setLength(response: ServerResponse): void {
  const length = response.getHeader(LENGTH_HEADER);
  if (length === undefined) return;
  response.removeHeader(LENGTH_HEADER);
  if (!response.hasHeader('content-encoding')) response.setHeader('Content-Length', length);
}
