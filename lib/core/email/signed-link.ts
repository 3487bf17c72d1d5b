import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/core/env';

/** What a link in a mail allows without signing in; a token for one purpose is invalid for another. */
type Purpose = 'renew-listing' | 'stop-search' | 'mail-switch' | 'confirm-email' | 'restore-email' | 'not-me';

function signature(purpose: Purpose, payload: string): string {
  return createHmac('sha256', env.AUTH_SECRET).update(`link:${purpose}:${payload}`).digest('base64url');
}

/** Creates the token of a link in a mail: the readable `payload` and its signature. */
export function signLink(purpose: Purpose, payload: string): string {
  return `${payload}~${signature(purpose, payload)}`;
}

/** Returns the payload of a token signed for this purpose; null for any other text. */
export function readLink(purpose: Purpose, token: string): string | null {
  const mark = token.lastIndexOf('~');
  if (mark < 1) return null;
  const payload = token.slice(0, mark);
  const given = Buffer.from(token.slice(mark + 1));
  const expected = Buffer.from(signature(purpose, payload));
  return given.length === expected.length && timingSafeEqual(given, expected) ? payload : null;
}
