import 'server-only';
import { db } from '@/lib/db/client';
import { expireListings } from './expire-listings';

/** A listing that was resumed may expire before the one that is waited for. */
const LOOK_AGAIN_MS = 10 * 60_000;

let known: { next: Date | null; lookAgainAt: number } | undefined;
let looking: Promise<Date | null> | undefined;

async function look(): Promise<Date | null> {
  await expireListings();
  const { _min } = await db.cattleListing.aggregate({ where: { isActive: true }, _min: { expiresAt: true } });
  const next = _min.expiresAt;
  const soon = Date.now() + LOOK_AGAIN_MS;
  known = { next, lookAgainAt: next ? Math.min(next.getTime(), soon) : soon };
  return next;
}

/**
 * The moment at which the next active listing expires; by then, those before it are out of the search. Searches and counts ask
 * here first and look at `is_active` alone, which their indexes hold: comparing `expires_at` of every row would cost them ten
 * times as much. While nothing is due the answer is remembered, and asking costs nothing.
 */
export async function nextExpiry(): Promise<Date | null> {
  if (known && Date.now() < known.lookAgainAt) return known.next;
  looking ??= look().finally(() => (looking = undefined));
  return looking;
}
