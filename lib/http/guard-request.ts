import { createHash, randomFillSync } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { env } from '@/lib/env';
import { storageOrigins } from '@/lib/storage/origins';
import { isSameOrigin } from './same-origin';
import {
  NO_PAGE_POLICY,
  SHARED_FILES,
  SHARED_FOR_A_SECOND,
  contentSecurityPolicy,
  securityHeaders,
} from './security-headers.mjs';

const POLICY = 'content-security-policy';

/** What is never a page. Other files have the policy of pages, because where one is missing, the page that says so comes instead. */
const NO_PAGE = /^\/(api|media)\//;

const site = new URL(env.APP_URL);
const isHttps = site.protocol === 'https:';

/** The policy of a page by this process's configuration. */
const pagePolicy = contentSecurityPolicy({ origins: storageOrigins(), isDevelopment: env.NODE_ENV === 'development' });

const OWN = securityHeaders({ isShared: false, isHttps });
const SHARED = securityHeaders({ isShared: true, isHttps });

/** What the answer to a request says unless its route says something else. Not looked up when it is answered: until then Next changes the address. */
type Defaults = { policy: string; others: typeof OWN };

/** Where an answer has them; the same for all, because in development this module may be loaded again. */
const DEFAULTS = Symbol.for('corral.answerDefaults');

type Guarded = ServerResponse & { [DEFAULTS]?: Defaults };

/** Of what Node refuses before it is a request. */
const OF_NO_REQUEST: Defaults = { policy: NO_PAGE_POLICY, others: OWN };

/** The source that allows an inline script by what it says. */
export function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** Asked for in bulk, because asking takes longer than all else that is done here. */
const random = Buffer.alloc(16 * 256);
let used = random.length;

/** 128 random bits that are used for nothing else. */
function makeNonce(): string {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  return random.toString('base64', used, (used += 16));
}

/**
 * Notes which security headers the answer to a request has, and takes from the request what a client must not say.
 * - Next's renderer puts the nonce that it finds in the request's policy on the scripts that it writes. A kept page has been
 *   rendered for nobody in particular: its policy replaces this one.
 * - Next compares the Origin of a server action with X-Forwarded-Host, which anyone can write: it gets the host that `isSameOrigin` knows.
 *
 * @param layoutScripts sources of the layout's inline scripts: it is shared with kept pages and therefore knows no nonce
 */
export function guardRequest(request: IncomingMessage, response: ServerResponse, layoutScripts: string): void {
  const { headers, url = '/' } = request;
  headers['x-forwarded-host'] = headers.origin === site.origin ? site.host : headers.host;
  Reflect.deleteProperty(headers, `${POLICY}-report-only`);
  Reflect.deleteProperty(headers, POLICY);
  let policy = NO_PAGE_POLICY;
  if (!NO_PAGE.test(url))
    headers[POLICY] = policy = pagePolicy(`script-src 'self' 'nonce-${makeNonce()}' ${layoutScripts} 'strict-dynamic'`);
  (response as Guarded)[DEFAULTS] = { policy, others: SHARED_FILES.test(url) ? SHARED : OWN };
}

/** What a kept page says of itself (lib/cache/script-policy.mjs): its own scripts by their hashes. */
const OF_KEPT_PAGE = "script-src 'self'";

/** What Next says of a page that it keeps until it is told. */
const KEPT_BY_NEXT = /^s-maxage=\d+/;

/** What caches elsewhere may keep for others, or may suppose that they may. */
const FOR_OTHERS = /^(public|s-maxage=|$)/;

/** For longer than a second, or as long as they like: an error is not. What is missing in a folder of files may come with the next version. */
const KEPT_LONG = /\bmax-age=[1-9]|^$/;

/**
 * Completes what an answer says when it goes out: security headers that its route has not set itself, the whole policy of a kept page, and
 * for caches elsewhere that they keep it for a second, or not at all where it leads away.
 */
export function guardAnswer(response: ServerResponse, status: number): void {
  const { policy, others } = (response as Guarded)[DEFAULTS] ?? OF_NO_REQUEST;
  for (const [name, value] of others) if (!response.hasHeader(name)) response.setHeader(name, value);
  const own = response.getHeader(POLICY);
  if (own === undefined) response.setHeader(POLICY, policy);
  else if (typeof own === 'string' && own.startsWith(OF_KEPT_PAGE)) response.setHeader(POLICY, pagePolicy(own));
  const said = String(response.getHeader('cache-control') ?? '');
  // Whereto depends on the visitor's cookies and on headers of the router: nobody else's way.
  if (status === 307 && FOR_OTHERS.test(said)) response.setHeader('Cache-Control', 'private, no-store');
  else if (status >= 400 && KEPT_LONG.test(said)) response.setHeader('Cache-Control', 'no-store');
  else if (KEPT_BY_NEXT.test(said)) response.setHeader('Cache-Control', SHARED_FOR_A_SECOND);
}

/**
 * True for a write to a page (a server action) that another site's page sends: the browser would add the visitor's cookies. Next refuses
 * those as well, but answers 500 as if something had broken. The API judges for itself, since mail programs post to signed links.
 */
export function isForeignAction({ method, url, headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD' || url?.startsWith('/api/')) return false;
  return !isSameOrigin(
    new Headers(Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])),
  );
}

/** What is only ever read. */
const FILE = /^\/(?:_next\/static|art|icons)\/|^\/favicon\.ico/;

/** Nothing here answers these, and Next fails on them. */
export function isStrangeMethod({ method, url = '' }: IncomingMessage): boolean {
  return method === 'TRACE' || url === '*' || (FILE.test(url) && method !== 'GET' && method !== 'HEAD');
}

/** Answers a foreign action or a strange method without words: the sender of the one may not read what, the other is nobody's. */
export function refuse(response: ServerResponse, status: 403 | 405): boolean {
  response.writeHead(status, { 'Cache-Control': 'no-store' }).end();
  return true;
}

/** What Node answers to what its parser refuses; all else is 400. */
const MALFORMED: Partial<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const OF_MALFORMED = [
  ['Connection', 'close'],
  ['Content-Length', '0'],
  ['Cache-Control', 'no-store'],
  ['Content-Security-Policy', NO_PAGE_POLICY],
  ...OWN,
];

/**
 * Answers what is no HTTP, for which there is a connection alone, as Node would but with our headers. While an answer is on its way, words of ours
 * would be taken for a part of it; `_httpMessage` is where Node itself looks for one.
 */
export function refuseMalformed(
  { code = '' }: NodeJS.ErrnoException,
  socket: Socket & { _httpMessage?: ServerResponse },
): boolean {
  const status = MALFORMED[code] ?? 400;
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...OF_MALFORMED.map((header) => header.join(': '))].join(
    '\r\n',
  );
  if (socket.writable && !socket._httpMessage?.headersSent) socket.write(`${head}\r\n\r\n`);
  socket.destroySoon();
  return true;
}
