import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env';

/** What a link in a mail lets its reader do without signing in; a token for one is worth nothing for another. */
type Purpose = 'renew-listing' | 'stop-search';

function signature(purpose: Purpose, payload: string): string {
  return createHmac('sha256', env.AUTH_SECRET).update(`link:${purpose}:${payload}`).digest('base64url');
}

/** The token of a link in a mail: `payload`, readable, and a signature that only this application can make. */
export function signLink(purpose: Purpose, payload: string): string {
  return `${payload}~${signature(purpose, payload)}`;
}

/** The payload of a token that `signLink` made for the same purpose; null for anything else. */
export function readLink(purpose: Purpose, token: string): string | null {
  const mark = token.lastIndexOf('~');
  if (mark < 1) return null;
  const payload = token.slice(0, mark);
  const given = Buffer.from(token.slice(mark + 1));
  const expected = Buffer.from(signature(purpose, payload));
  return given.length === expected.length && timingSafeEqual(given, expected) ? payload : null;
}
