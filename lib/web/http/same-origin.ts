import { env } from '@/lib/core/env';

const SITE = new URL(env.APP_URL);

/**
 * True if a write comes from our own pages or from no page at all (a script sends no Origin, but also none of a
 * visitor's cookies). The site's own origin is APP_URL, or the host that the browser requested, by APP_URL's protocol.
 */
export function isSameOrigin(headers: Headers): boolean {
  const origin = headers.get('origin');
  if (origin === null) return !['cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '');
  return origin === SITE.origin || origin === `${SITE.protocol}//${headers.get('host')}`;
}
