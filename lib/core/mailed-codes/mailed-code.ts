import 'server-only';
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/core/env';

/** How many wrong tries a mailed code allows. */
export const WRONG_TRIES_MAX = 5;

/** Returns six random digits. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/**
 * Returns the stored form of a code: an HMAC with the application's secret, since a plain hash of six digits is
 * quickly brute-forced. `id` names what the code is for, so that the same code never has the same hash.
 */
export function hashCode(id: string, code: string): string {
  return createHmac('sha256', env.AUTH_SECRET).update(`${id}:${code}`).digest('hex');
}

/** Whether `code` is the one that is stored for `id`, in the same time whatever was typed. */
export function isRightCode(stored: string, id: string, code: string): boolean {
  return timingSafeEqual(Buffer.from(stored), Buffer.from(hashCode(id, code)));
}
