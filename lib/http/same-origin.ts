import { env } from '@/lib/env';

/**
 * True if a write comes from our own pages or from no page at all (a script sends no Origin, but also none of a
 * visitor's cookies). The site's own origin is APP_URL, or the host that the browser requested.
 */
export function isSameOrigin(headers: Headers): boolean {
  const origin = headers.get('origin');
  if (origin === null) return !['cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '');
  if (origin === new URL(env.APP_URL).origin) return true;
  try {
    return new URL(origin).host === headers.get('host');
  } catch {
    return false;
  }
}
