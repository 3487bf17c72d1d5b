import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { ACTION_HEADER } from '@/lib/core/next-wire.mjs';
import { isSameOrigin } from '@/lib/web/http/same-origin';
import { DEFAULTS_WITHOUT_REQUEST } from './guard-request';

/**
 * Returns the status of a request that is refused before Next sees it: 403 for a cross-site write to a page, 405 for an
 * unsupported method; null for all others.
 */
export function statusOfRefusal(request: IncomingMessage): 403 | 405 | null {
  if (isForeignAction(request)) return 403;
  return isStrangeMethod(request) ? 405 : null;
}

/**
 * Returns whether another site sent this write to a page (a server action), to which the browser adds the visitor's
 * cookies. Next refuses those too, but with a 500. API routes check the origin themselves, since e-mail programs post
 * to signed links.
 */
function isForeignAction({ method, url, headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD' || url?.startsWith('/api/')) return false;
  return !isSameOrigin(
    new Headers(Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])),
  );
}

/** Read-only: files, and the cached answers behind `/api/cattle` and `/api/equipment`. */
const READ_ONLY = /^\/(?:_next\/static|art|icons|api\/(?:cattle|equipment)\/first-page)\/|^\/favicon\.ico/;

/** The contract and the pictures, whose routes answer for their methods themselves. */
const ROUTE = /^\/(?:api|media)\//;

/** Methods that nothing supports, some of which make Next fail; it answers others as if they were GET. */
function isStrangeMethod({ method, url = '', headers }: IncomingMessage): boolean {
  if (method === 'TRACE' || url === '*') return true;
  if (method === 'GET' || method === 'HEAD') return false;
  return READ_ONLY.test(url) || (!ROUTE.test(url) && !isAction(method, headers));
}

/** Pages take only server actions: from scripts with the action's id, from forms without scripts in several parts. */
function isAction(method: string | undefined, headers: IncomingMessage['headers']): boolean {
  return (
    method === 'POST' &&
    (headers[ACTION_HEADER] !== undefined || (headers['content-type'] ?? '').startsWith('multipart/form-data'))
  );
}

/** The unfinished responses of each connection. */
const responses = new WeakMap<Duplex, Set<ServerResponse>>();

/** Browsers and proxies wait for an answer before they send the next request on a connection. */
const PIPELINED_MAX = 16;

/**
 * Tracks a response until it is finished, for `refuseMalformed`. Returns false, and ends the connection, if it has more
 * unfinished ones than any client asks for: one read from a socket brings a thousand requests, which would all be
 * answered before anybody else's.
 */
export function trackResponse(socket: Duplex, response: ServerResponse): boolean {
  if (socket.destroyed) return false;
  const unfinished = responses.get(socket) ?? new Set();
  responses.set(socket, unfinished.add(response));
  response.once('close', () => unfinished.delete(response));
  if (unfinished.size <= PIPELINED_MAX) return true;
  socket.destroy();
  return false;
}

/** Node's status for each parser error; all others are 400. */
const MALFORMED: Partial<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const HEAD = [
  ['Connection', 'close'],
  ['Content-Length', '0'],
  ['Cache-Control', 'no-store'],
  ['Content-Security-Policy', DEFAULTS_WITHOUT_REQUEST.policy],
  ...DEFAULTS_WITHOUT_REQUEST.others,
].map((header) => header.join(': '));

/**
 * Answers malformed HTTP (the event `clientError`), for which there is only a socket, like Node but with our headers.
 * While a response is being sent nothing is written, because it would become part of that response.
 */
export function refuseMalformed({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  const status = MALFORMED[code] ?? 400;
  const isAnswering = [...(responses.get(socket) ?? [])].some(({ headersSent }) => headersSent);
  if (!socket.writable || isAnswering) socket.destroy();
  else
    socket.end(`${[`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...HEAD].join('\r\n')}\r\n\r\n`, () =>
      socket.destroy(),
    );
}
