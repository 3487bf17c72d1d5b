import { createHash, randomFillSync } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '@/lib/core/env';
import {
  NO_PAGE_POLICY,
  SHARED_FILES,
  SHARED_FOR_A_SECOND,
  contentSecurityPolicy,
  securityHeaders,
} from '@/lib/web/http/security-headers.mjs';
import { storageOrigins } from '@/lib/files/storage/origins';

const POLICY = 'content-security-policy';

/**
 * Paths that never answer with a page. Other files get the policy of pages, because a missing one is answered by the
 * 404 page.
 */
const NO_PAGE = /^\/(api|media)\//;
/**
 * Scripts, style sheets and fonts, of which a page loads some twenty: the long policy of pages would be a tenth of what a
 * first visit transfers. Not pictures: browsers differ in what a policy forbids to an SVG that a page refers to.
 */
const COMPILED_FILE = /^\/_next\/static\/[^?]+\.(js|css|woff2)$/;

const site = new URL(env.APP_URL);
const isHttps = site.protocol === 'https:';

/** The content security policy of pages under this process's configuration. */
const pagePolicy = contentSecurityPolicy({ origins: storageOrigins(), isDevelopment: env.NODE_ENV === 'development' });

const OWN = securityHeaders({ isShared: false, isHttps });
const SHARED = securityHeaders({ isShared: true, isHttps });

/** Response headers that a route may override. */
export type HeaderDefaults = { policy: string; others: typeof OWN; isFile?: boolean };

/** For requests that Node itself rejects before there is a request object. */
export const DEFAULTS_WITHOUT_REQUEST: HeaderDefaults = { policy: NO_PAGE_POLICY, others: OWN };

/** Returns the CSP source that allows an inline script by its hash. */
export function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** Random bytes are generated in bulk: one call per request would cost more than the rest of this module. */
const random = Buffer.alloc(16 * 256);
let used = random.length;

/** Returns 128 random bits that are used only once. */
function makeNonce(): string {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  return random.toString('base64', used, (used += 16));
}

/**
 * Chooses the security headers of the response and removes request headers that a client must not set.
 * - Next's renderer copies the nonce of the request's policy to its scripts. A cached page has no nonce: it has a
 *   policy of its own, which replaces this one.
 * - Next compares the Origin of a server action with X-Forwarded-Host, which anyone can forge, so it is set to the host
 *   that `isSameOrigin` trusts.
 *
 * @param layoutScripts CSP sources of the layout's inline scripts, which have no nonce because cached pages share them
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
  response.defaults = { policy, others: SHARED_FILES.test(url) ? SHARED : OWN, isFile: COMPILED_FILE.test(url) };
}

/** How the policy of a cached page begins (lib/core/cache/script-policy.mjs); it lists the page's scripts by hash. */
const POLICY_OF_CACHED_PAGE = "script-src 'self'";

/** Cache-Control of a page that Next caches until it is invalidated. */
const CACHED_BY_NEXT = /^s-maxage=\d+/;

/** Cache-Control values that allow shared caches to store the response, or don't forbid it. */
const FOR_OTHERS = /^(public|s-maxage=|$)/;

/**
 * Values that allow caching for longer than a second, or leave it open. Errors must not be cached: a missing file may
 * come with the next version.
 */
const CACHEABLE = /\bmax-age=[1-9]|^$/;

/**
 * Completes the headers of a response: security headers that its route has not set, the full policy of a cached page,
 * one target of a redirect, and the cache policy for shared caches – one second for cached pages, nothing for redirects
 * and errors.
 */
export function completeHeaders(
  response: ServerResponse,
  status: number,
  { policy, others, isFile = false }: HeaderDefaults,
): void {
  for (const [name, value] of others) if (!response.hasHeader(name)) response.setHeader(name, value);
  const own = response.getHeader(POLICY);
  if (own === undefined) response.setHeader(POLICY, isFile && status < 400 ? NO_PAGE_POLICY : policy);
  else if (typeof own === 'string' && own.startsWith(POLICY_OF_CACHED_PAGE))
    response.setHeader(POLICY, pagePolicy(own));
  // Next names the target of a redirecting page twice if the page could have been cached.
  const [target] = [response.getHeader('location')].flat();
  if (target !== undefined) response.setHeader('Location', target);
  const said = String(response.getHeader('cache-control') ?? '');
  // The target depends on the visitor's cookies and on the router's headers, so it must not be shared.
  if (status === 307 && FOR_OTHERS.test(said)) response.setHeader('Cache-Control', 'private, no-store');
  else if (status >= 400 && CACHEABLE.test(said)) response.setHeader('Cache-Control', 'no-store');
  else if (CACHED_BY_NEXT.test(said)) response.setHeader('Cache-Control', SHARED_FOR_A_SECOND);
}
