import type { IncomingHttpHeaders } from 'node:http';
import { isSessionToken } from '@/lib/core/session-tokens/session-token';

const SESSION = /^(?:__Secure-)?authjs\.session-token$/;

/**
 * Removes session cookies that this application didn't make, so that a request with one costs as little as a visitor's:
 * pages are served from the cache for both.
 */
export function dropMadeUpSession(headers: IncomingHttpHeaders): void {
  if (!headers.cookie?.includes('authjs.session-token')) return;
  const kept = headers.cookie.split(';').filter((pair) => {
    const [name = '', ...value] = pair.split('=');
    return !SESSION.test(name.trim()) || isSessionToken(value.join('=').trim());
  });
  if (kept.length > 0) headers.cookie = kept.join(';');
  else delete headers.cookie;
}
