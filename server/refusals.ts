import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { isSameOrigin } from '@/lib/http/same-origin';
import { DEFAULTS_WITHOUT_REQUEST } from './guard-request';

/** The status of a request that is not passed on: 405 for a strange method, 403 for another site's action; null for all others. */
export function statusOfRefusal(request: IncomingMessage): 403 | 405 | null {
  if (isStrangeMethod(request)) return 405;
  return isForeignAction(request) ? 403 : null;
}

/**
 * True for a write to a page (a server action) that another site's page sends: the browser would add the visitor's cookies. Next refuses
 * those as well, but answers 500 as if something had broken. The API judges for itself, since mail programs post to signed links.
 */
function isForeignAction({ method, url, headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD' || url?.startsWith('/api/')) return false;
  return !isSameOrigin(
    new Headers(Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])),
  );
}

/** What is only ever read. */
const FILE = /^\/(?:_next\/static|art|icons)\/|^\/favicon\.ico/;

/** Nothing here answers these, and Next fails on them. */
function isStrangeMethod({ method, url = '' }: IncomingMessage): boolean {
  return method === 'TRACE' || url === '*' || (FILE.test(url) && method !== 'GET' && method !== 'HEAD');
}

/** The responses of a connection that are not finished. */
const responses = new WeakMap<Duplex, Set<ServerResponse>>();

/** Remembers a response until it is finished, for `refuseMalformed`. */
export function trackResponse(socket: Duplex, response: ServerResponse): void {
  const unfinished = responses.get(socket) ?? new Set();
  responses.set(socket, unfinished.add(response));
  response.once('close', () => unfinished.delete(response));
}

/** What Node answers to what its parser refuses; all else is 400. */
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
 * Answers what is no HTTP, for which there is a connection alone (the event `clientError`), as Node would but with our headers. While an
 * answer is on its way nothing is written: it would be taken for a part of that answer.
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
