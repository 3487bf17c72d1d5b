import type { IncomingMessage, ServerResponse } from 'node:http';
import { localizedPath, splitLocale } from '@/lib/core/i18n/paths';
import { SECURE_SESSION_COOKIE, SESSION_COOKIE } from '@/lib/core/session-tokens/cookie-name';
import { DATA_HEADER } from '@/lib/core/next-wire.mjs';
import { mayHaveSession } from '@/lib/web/http/session-check';

const SESSION = new RegExp(`(?:^|;\\s*)(?:${SESSION_COOKIE}|${SECURE_SESSION_COOKIE})=([^;]+)`);

/**
 * Redirects a visitor whose session has ended from the dashboard to the sign-in page. The dashboard is the one page of
 * members that is served from the page cache, so that no page code would do it; the middleware handles visitors without
 * a cookie. Returns true if it answered.
 */
export async function leaveEndedSession(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const { method, url = '/', headers } = request;
  if ((method !== 'GET' && method !== 'HEAD') || headers[DATA_HEADER] !== undefined) return false;
  const { locale, path } = splitLocale(url.split('?', 1)[0] ?? '/');
  const token = path === '/dashboard' ? SESSION.exec(headers.cookie ?? '')?.[1] : undefined;
  if (token === undefined || (await mayHaveSession(token))) return false;
  response.writeHead(307, {
    Location: `${localizedPath(locale, '/auth')}?next=${encodeURIComponent(url)}`,
    'Cache-Control': 'private, no-store',
  });
  response.end();
  return true;
}
