import { ServerResponse, type IncomingMessage, type OutgoingHttpHeader, type OutgoingHttpHeaders } from 'node:http';
import { LENGTH_HEADER } from '@/lib/http/length-header';
import { RETRY_SECONDS } from '@/lib/http/status';
import { isUnavailable, requestContext } from '@/lib/log/request-context';
import { isStopping } from '@/lib/shutdown/shutdown';
import { DEFAULTS_WITHOUT_REQUEST, completeHeaders, type HeaderDefaults } from './guard-request';

/** Says which query a page was rendered with, where a rewrite changed it. */
const REWRITTEN_QUERY_HEADER = 'x-nextjs-rewritten-query';

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];

/**
 * The response that Node's server makes for each request (the documented option `ServerResponse` of `createServer`). Whoever answers, its
 * head goes out through `writeHead`, which completes it:
 * - What failed because the database is gone is answered 503, and an action whose body can't be read 400. Next knows 500 for both, and 200
 *   for actions that say so in their answer.
 * - Answers that know their length say so (`LENGTH_HEADER`).
 * - Rewrites that keep the query are reported by Next as if they dropped it, and the browser then takes `/dashboard?tab=messages` for
 *   the `/dashboard` that it shows already. None of ours drops a query that its page reads, so the report goes.
 * - While the process stops, every answer ends its connection, so that nobody sends another request on one that is about to close.
 * - Security headers and what caches may keep (`completeHeaders`).
 */
export class CorralResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  /** Security headers of the answer unless its route says otherwise. Set with the request, whose address Next changes. */
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

/** The status that says what happened: something that the request needs is gone, or it could not be understood. */
function actualStatus({ headers }: IncomingMessage, status: number): number {
  const { unavailable, malformed } = requestContext.getStore() ?? {};
  if (unavailable && status === 200 && headers['next-action'] !== undefined) return 503;
  if (status !== 500) return status;
  if (malformed) return 400;
  return isUnavailable() ? 503 : 500;
}

/** Has an answer say its length, unless it has been compressed since. */
function setLength(response: ServerResponse): void {
  const length = response.getHeader(LENGTH_HEADER);
  if (length === undefined) return;
  response.removeHeader(LENGTH_HEADER);
  if (!response.hasHeader('content-encoding')) response.setHeader('Content-Length', length);
}
