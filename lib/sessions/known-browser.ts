import 'server-only';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env';

const TOKEN = /^([\w-]{22})\.([\w-]{43})$/;

const sign = (userId: string, id: string): string =>
  createHmac('sha256', env.AUTH_SECRET).update(`known-browser:${userId}:${id}`).digest('base64url');

/**
 * Returns a token for a browser in which somebody signed in to the account. It only grants separate limits, so that
 * strangers who guess passwords don't lock the owner out.
 */
export function browserToken(userId: string): string {
  const id = randomBytes(16).toString('base64url');
  return `${id}.${sign(userId, id)}`;
}

/** Returns the key under which a browser's attempts are counted; null if it isn't known to this account. */
export function browserKey(userId: string, token: string | null | undefined): string | null {
  const [, id, signature] = TOKEN.exec(token ?? '') ?? [];
  if (!id || !signature) return null;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(userId, id))) ? `${userId} ${id}` : null;
}
