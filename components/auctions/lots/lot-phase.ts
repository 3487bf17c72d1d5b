import type { LotLive } from '@/lib/market/auctions/dto';

/**
 * What a lot's page shows. `closing`: the end has passed by the server's clock, and the outcome is being fetched. `review`: the
 * winning bid became void, and an administrator decides whose the lot is.
 */
export type LotPhase = LotLive['state'] | 'closing' | 'review';

type LotTimes = Pick<LotLive, 'state' | 'startTime' | 'endTime'> & Partial<Pick<LotLive, 'inReview'>>;

/** Returns the lot's phase at `now` (null if the server's time isn't known yet); a lot past its end is never live. */
export function lotPhase({ state, startTime, endTime, inReview = false }: LotTimes, now: number | null): LotPhase {
  if (state === 'sold' && inReview) return 'review';
  if (now === null || (state !== 'live' && state !== 'upcoming')) return state;
  if (now >= Date.parse(endTime)) return 'closing';
  return now >= Date.parse(startTime) ? 'live' : state;
}

/** Returns true if the lot can't change any more. */
export function hasEnded(state: LotLive['state']): boolean {
  return state === 'ended' || state === 'sold' || state === 'cancelled';
}
