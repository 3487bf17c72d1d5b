import { Server, ServerResponse, type IncomingMessage } from 'node:http';
import { observeRequest } from './observe-request';

/** Carries the address that a connection really came from; whatever a client sends under this name is overwritten. */
export const PEER_HEADER = 'x-corral-peer';

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
 */
export function prepareRequests(): void {
  if (prepared) return;
  prepared = true;
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its server below
  const emit = Server.prototype.emit as (this: Server, event: string | symbol, ...args: unknown[]) => boolean;
  Server.prototype.emit = function (this: Server, event: string | symbol, ...args: unknown[]) {
    if (event === 'request') {
      const [request, response] = args as [IncomingMessage, ServerResponse];
      request.headers[PEER_HEADER] = request.socket.remoteAddress ?? 'unknown';
      request.headers[METHOD_HEADER] = request.method;
      if (request.url?.includes('%') && !isDecodable(request.url)) request.url = request.url.startsWith('/api/') ? '/api/404' : '/404';
      return observeRequest(request, response, () => emit.call(this, event, ...args));
    }
    return emit.call(this, event, ...args);
  };
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its response below
  const { setHeader } = ServerResponse.prototype;
  ServerResponse.prototype.setHeader = function (name, value) {
    return name === REWRITTEN_QUERY_HEADER ? this : setHeader.call(this, name, value);
  };
}

/** True where a path is text that could name something: U+0000 never does, and PostgreSQL refuses it. The query's parser takes what it can. */
function isDecodable(url: string): boolean {
  try {
    return !decodeURIComponent(url.split('?', 1)[0] ?? '').includes('\0');
  } catch {
    return false;
  }
}
