import { timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/core/env';
import { makeSessionToken, RANDOM_CHARACTERS, tokenChecksum } from './make-session-token';

const TOKEN = /^[\w-]{43}$/;

/** Returns a new session token. */
export function newSessionToken(): string {
  return makeSessionToken(env.AUTH_SECRET);
}

/** Whether this application made the token; it may belong to a session that has ended. */
export function isSessionToken(token: string): boolean {
  if (!TOKEN.test(token)) return false;
  const expected = tokenChecksum(token.slice(0, RANDOM_CHARACTERS), env.AUTH_SECRET);
  return timingSafeEqual(Buffer.from(token.slice(RANDOM_CHARACTERS)), Buffer.from(expected));
}
