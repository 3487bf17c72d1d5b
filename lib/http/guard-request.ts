import { createHash, randomBytes } from 'node:crypto';
import { ServerResponse, type IncomingMessage } from 'node:http';
import { env } from '@/lib/env';
import { storageOrigins } from '@/lib/storage/origins';
import { isSameOrigin } from './same-origin';
import { NO_PAGE_POLICY, contentSecurityPolicy, securityHeaders } from './security-headers.mjs';

const POLICY = 'content-security-policy';

/** What a kept page says of itself (lib/cache/script-policy.mjs): its own scripts by their hashes. */
const OF_KEPT_PAGE = "script-src 'self'";

/** What is never a page. Other files have the policy of pages, because where one is missing, the page that says so comes instead. */
const NO_PAGE = /^\/(api|media)\//;

const site = new URL(env.APP_URL);
const origins = storageOrigins();

/** The policy of a page by this process's configuration; `scripts` as in `contentSecurityPolicy`. */
function pagePolicy(scripts: readonly string[]): string {
  return contentSecurityPolicy({ scripts, origins, isDevelopment: env.NODE_ENV === 'development' });
}

/** The source that allows an inline script by what it says. */
export function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/**
 * Gives an answer its security headers, and takes from the request what a client must not say.
 * - Next's renderer puts the nonce that it finds in the request's policy on the scripts that it writes. A kept page has been
 *   rendered for nobody in particular: its policy replaces this one.
 * - Next compares the Origin of a server action with X-Forwarded-Host, which anyone can write: it gets the host that `isSameOrigin` knows.
 *
 * @param layoutScripts sources of the layout's inline scripts: it is shared with kept pages and therefore knows no nonce
 */
export function guardRequest(request: IncomingMessage, response: ServerResponse, layoutScripts: readonly string[]): void {
  const { origin, host } = request.headers;
  const path = request.url ?? '/';
  request.headers['x-forwarded-host'] = origin === site.origin ? site.host : host;
  Reflect.deleteProperty(request.headers, `${POLICY}-report-only`);
  Reflect.deleteProperty(request.headers, POLICY);
  let policy = NO_PAGE_POLICY;
  if (!NO_PAGE.test(path)) {
    policy = pagePolicy([`'nonce-${randomBytes(16).toString('base64')}'`, ...layoutScripts, "'strict-dynamic'"]);
    request.headers[POLICY] = policy;
  }
  for (const [name, value] of securityHeaders({ path, isHttps: site.protocol === 'https:', policy })) response.setHeader(name, value);
}

/** Headers that an answer has once. */
const ONCE = new Set(securityHeaders({ path: '/', isHttps: true, policy: '' }).map(([name]) => name.toLowerCase()));

/** A kept page's list of scripts becomes its whole policy; handlers of files say the whole of theirs. */
function completed(name: string, value: string): string {
  return name === POLICY && value.startsWith(OF_KEPT_PAGE) ? pagePolicy(value.slice(OF_KEPT_PAGE.length).trim().split(' ')) : value;
}

/** What Next says of a page that it keeps until it is told: caches elsewhere, such as a CDN's, are told of nothing. A second spares us a rush all the same. */
const KEPT_BY_NEXT = /^s-maxage=\d+/;
const SHARED_FOR_A_SECOND = 'public, max-age=0, s-maxage=1, must-revalidate';

/** Kept for a second elsewhere, or not at all where it leads away. Of each security header the last that an answer is given counts. Next would send all: two policies would both hold, and nothing carries a nonce and a hash. */
export function guardAnswers(): void {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with their response below
  const { setHeader, appendHeader, writeHead } = ServerResponse.prototype;
  ServerResponse.prototype.setHeader = function (name, value) {
    const known = name.toLowerCase();
    if (known === 'cache-control' && KEPT_BY_NEXT.test(String(value))) return setHeader.call(this, name, SHARED_FOR_A_SECOND);
    return setHeader.call(this, name, ONCE.has(known) ? completed(known, String([value].flat().at(-1))) : value);
  };
  ServerResponse.prototype.appendHeader = function (name, value) {
    return ONCE.has(name.toLowerCase()) ? this.setHeader(name, value) : appendHeader.call(this, name, value);
  };
  ServerResponse.prototype.writeHead = function (this: ServerResponse, ...[status, ...rest]: [number, ...unknown[]]) {
    // Whereto depends on the visitor's cookies and on headers of the router: nobody else's way.
    const said = this.getHeader('cache-control');
    if (status === 307 && (said === undefined || String(said).startsWith('public'))) this.setHeader('Cache-Control', 'private, no-store');
    return (writeHead as (...args: unknown[]) => ServerResponse).call(this, status, ...rest);
  } as typeof writeHead;
}

/**
 * True for a write to a page (a server action) that another site's page sends: the browser would add the visitor's cookies. Next refuses
 * those as well, but answers 500 as if something had broken. The API judges for itself, since mail programs post to signed links.
 */
export function isForeignAction({ method, url, headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD' || url?.startsWith('/api/')) return false;
  return !isSameOrigin(new Headers(Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])));
}

/** Nothing here answers these, and Next fails on them. */
export function isStrangeMethod({ method, url }: IncomingMessage): boolean {
  return method === 'TRACE' || url === '*';
}

/** Answers a foreign action or a strange method without words: the sender of the one may not read what, the other is nobody's. */
export function refuse(response: ServerResponse, status: 403 | 405): boolean {
  response.writeHead(status, { 'Cache-Control': 'no-store' }).end();
  return true;
}
