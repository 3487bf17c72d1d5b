import 'server-only';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/core/env';

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

/** How many accounts a browser is known to: a family may share a telephone. */
const ACCOUNTS_MAX = 4;
const BETWEEN = '~';

/** Returns the tokens of a browser, the newest first, after somebody signed in to `userId`. */
export function addBrowserToken(userId: string, held: string | null): string {
  const others = (held ?? '').split(BETWEEN).filter((token) => TOKEN.test(token) && !browserKey(userId, token));
  return [browserToken(userId), ...others].slice(0, ACCOUNTS_MAX).join(BETWEEN);
}

/**
 * Returns the key under which a browser's attempts are counted; null if none of its tokens says that it is known to this
 * account.
 */
export function browserKey(userId: string, tokens: string | null | undefined): string | null {
  for (const token of (tokens ?? '').split(BETWEEN).slice(0, ACCOUNTS_MAX)) {
    const [, id, signature] = TOKEN.exec(token) ?? [];
    if (id && signature && timingSafeEqual(Buffer.from(signature), Buffer.from(sign(userId, id))))
      return `${userId} ${id}`;
  }
  return null;
}
