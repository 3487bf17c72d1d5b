import type { IncomingHttpHeaders } from 'node:http';
import { SECURE_SESSION_COOKIE, SESSION_COOKIE } from '@/lib/core/session-tokens/cookie-name';
import { isSessionToken } from '@/lib/core/session-tokens/session-token';

const NAMES = new Set<string>([SESSION_COOKIE, SECURE_SESSION_COOKIE]);

/**
 * Removes session cookies that this application didn't make, so that a request with one costs as little as a visitor's:
 * pages are served from the cache for both.
 */
export function dropMadeUpSession(headers: IncomingHttpHeaders): void {
  if (!headers.cookie?.includes(SESSION_COOKIE)) return;
  const kept = headers.cookie.split(';').filter((pair) => {
    const [name = '', ...value] = pair.split('=');
    return !NAMES.has(name.trim()) || isSessionToken(value.join('=').trim());
  });
  if (kept.length > 0) headers.cookie = kept.join(';');
  else delete headers.cookie;
}
