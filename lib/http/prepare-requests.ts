import { Server, ServerResponse, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { env } from '@/lib/env';
import { isUnavailable, requestContext } from '@/lib/log/request-context';
import { PEER_HEADER } from '@/lib/rate-limit/client-address';
import {
  guardAnswer,
  guardRequest,
  hashSource,
  isForeignAction,
  isStrangeMethod,
  refuse,
  refuseMalformed,
} from './guard-request';
import { LENGTH_HEADER } from './length-header';
import { observeRequest } from './observe-request';
import { RETRY_SECONDS } from './status';
import { closeGently, isStopping } from './stopping';

/** Carries the method, which Next's rewrites can't ask for; overwritten likewise. */
const METHOD_HEADER = 'x-corral-method';

/** Says which query a page was rendered with, where a rewrite changed it. */
const REWRITTEN_QUERY_HEADER = 'x-nextjs-rewritten-query';

let prepared = false;

/**
 * Looks at every request of this process before Next does, and watches what becomes of it:
 * - The peer's address and the method become headers. Handlers see no socket, and X-Forwarded-For is whatever the client says unless a
 *   proxy of ours wrote it.
 * - An address that can't be decoded is like one that doesn't exist; Next's router would throw, outside of every handler.
 * - Rewrites that keep the query are reported by Next as if they dropped it, and the browser then takes `/dashboard?tab=messages` for
 *   the `/dashboard` that it shows already. None of ours drops a query that its page reads, so the report goes.
 * - What failed because the database is gone is answered 503. Next knows 500 for pages, and 200 for actions that tell of it in their answer.
 * - An action whose body can't be read is answered 400 and not 500, as if something had broken.
 * - Answers that know their length say so (`LENGTH_HEADER`).
 * - While the process stops, every answer ends its connection, so that nobody sends another request on one that is about to close.
 * - Every answer gets the security headers, and actions from other sites are refused (`guard-request.ts`), as is what is no HTTP.
 *
 * @param layoutScripts inline scripts that the layout puts on every page
 */
export function prepareRequests(layoutScripts: readonly string[] = []): void {
  if (prepared) return;
  prepared = true;
  const layoutSources = layoutScripts.map(hashSource).join(' ');
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its server below
  const emit = Server.prototype.emit as (this: Server, event: string | symbol, ...args: unknown[]) => boolean;
  Server.prototype.emit = function (this: Server, event: string | symbol, ...args: unknown[]) {
    if (event === 'request') {
      const [request, response] = args as [IncomingMessage, ServerResponse];
      request.headers[PEER_HEADER] = request.socket.remoteAddress ?? 'unknown';
      request.headers[METHOD_HEADER] = request.method;
      if (request.url?.includes('%') && !isDecodable(request.url))
        request.url = request.url.startsWith('/api/') ? '/api/404' : '/404';
      guardRequest(request, response, layoutSources);
      return observeRequest(request, response, () => {
        if (isStrangeMethod(request)) return refuse(response, 405);
        return isForeignAction(request) ? refuse(response, 403) : emit.call(this, event, ...args);
      });
    }
    // Only Next's development has a WebSocket. Its router would look for one otherwise, outside of every handler.
    if (event === 'upgrade' && env.NODE_ENV !== 'development') return Boolean((args[1] as Socket).destroy());
    if (event === 'clientError') return refuseMalformed(...(args as Parameters<typeof refuseMalformed>));
    return emit.call(this, event, ...args);
  };
  closeGently();
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its response below
  const writeHead = ServerResponse.prototype.writeHead as (
    this: ServerResponse,
    status: number,
    ...rest: unknown[]
  ) => ServerResponse;
  ServerResponse.prototype.writeHead = function (this: ServerResponse, given: number, ...rest: unknown[]) {
    const status = told(this.req, given);
    if (isStopping()) this.shouldKeepAlive = false;
    if (status !== given && status === 503) this.setHeader('Retry-After', RETRY_SECONDS);
    this.removeHeader(REWRITTEN_QUERY_HEADER);
    tellLength(this);
    guardAnswer(this, status);
    return writeHead.call(this, status, ...rest);
  };
}

/** The status that tells what happened: something that the request needs is gone, or it could not be understood, for which Next knows 500 alone. */
function told({ headers }: IncomingMessage, status: number): number {
  const { unavailable, malformed } = requestContext.getStore() ?? {};
  if (unavailable && status === 200 && headers['next-action'] !== undefined) return 503;
  if (status !== 500) return status;
  if (malformed) return 400;
  return isUnavailable() ? 503 : 500;
}

/** Has an answer say its length, unless it has been compressed since. */
function tellLength(response: ServerResponse): void {
  const length = response.getHeader(LENGTH_HEADER);
  if (length === undefined) return;
  response.removeHeader(LENGTH_HEADER);
  if (!response.hasHeader('content-encoding')) response.setHeader('Content-Length', length);
}

/** True where a path is text that could name something: U+0000 never does, and PostgreSQL refuses it. The query's parser takes what it can. */
function isDecodable(url: string): boolean {
  try {
    return !decodeURIComponent(url.split('?', 1)[0] ?? '').includes('\0');
  } catch {
    return false;
  }
}
