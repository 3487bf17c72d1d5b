import { createHash, randomFillSync } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '@/lib/env';
import {
  NO_PAGE_POLICY,
  SHARED_FILES,
  SHARED_FOR_A_SECOND,
  contentSecurityPolicy,
  securityHeaders,
} from '@/lib/http/security-headers.mjs';
import { storageOrigins } from '@/lib/storage/origins';

const POLICY = 'content-security-policy';

/** What is never a page. Other files have the policy of pages, because where one is missing, the page that says so comes instead. */
const NO_PAGE = /^\/(api|media)\//;

const site = new URL(env.APP_URL);
const isHttps = site.protocol === 'https:';

/** The policy of a page by this process's configuration. */
const pagePolicy = contentSecurityPolicy({ origins: storageOrigins(), isDevelopment: env.NODE_ENV === 'development' });

const OWN = securityHeaders({ isShared: false, isHttps });
const SHARED = securityHeaders({ isShared: true, isHttps });

/** The headers of an answer unless its route says something else. */
export type HeaderDefaults = { policy: string; others: typeof OWN };

/** For what Node itself refuses: there is no request yet. */
export const DEFAULTS_WITHOUT_REQUEST: HeaderDefaults = { policy: NO_PAGE_POLICY, others: OWN };

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
 * - Next's renderer puts the nonce that it finds in the request's policy on the scripts that it writes. A cached page has been
 *   rendered for nobody in particular: its policy replaces this one.
 * - Next compares the Origin of a server action with X-Forwarded-Host, which anyone can write: it gets the host that `isSameOrigin` knows.
 *
 * @param layoutScripts sources of the layout's inline scripts: it is shared with cached pages and therefore knows no nonce
 */
export function guardRequest(
  request: IncomingMessage,
  response: { defaults: HeaderDefaults },
  layoutScripts: string,
): void {
  const { headers, url = '/' } = request;
  headers['x-forwarded-host'] = headers.origin === site.origin ? site.host : headers.host;
  Reflect.deleteProperty(headers, `${POLICY}-report-only`);
  Reflect.deleteProperty(headers, POLICY);
  let policy = NO_PAGE_POLICY;
  if (!NO_PAGE.test(url))
    headers[POLICY] = policy = pagePolicy(`script-src 'self' 'nonce-${makeNonce()}' ${layoutScripts} 'strict-dynamic'`);
  response.defaults = { policy, others: SHARED_FILES.test(url) ? SHARED : OWN };
}

/** What a cached page says of itself (lib/cache/script-policy.mjs): its own scripts by their hashes. */
const OF_KEPT_PAGE = "script-src 'self'";

/** What Next says of a page that it keeps until it is told. */
const KEPT_BY_NEXT = /^s-maxage=\d+/;

/** What caches elsewhere may keep for others, or may suppose that they may. */
const FOR_OTHERS = /^(public|s-maxage=|$)/;

/** For longer than a second, or as long as they like: an error is not. What is missing in a folder of files may come with the next version. */
const KEPT_LONG = /\bmax-age=[1-9]|^$/;

/**
 * Completes what an answer says when it goes out: security headers that its route has not set itself, the whole policy of a cached page, and
 * for caches elsewhere that they keep it for a second, or not at all where it leads away.
 */
export function completeHeaders(response: ServerResponse, status: number, { policy, others }: HeaderDefaults): void {
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
