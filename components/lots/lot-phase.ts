import type { LotLive } from '@/lib/auctions/dto';

/** What a lot's page shows. `closing`: the end has passed by the server's clock, and the outcome is being asked for. */
export type LotPhase = LotLive['state'] | 'closing';

/** What a lot is at this moment; a lot past its end is never live. `now` is null before the server's time is known. */
export function lotPhase(
  { state, startTime, endTime }: Pick<LotLive, 'state' | 'startTime' | 'endTime'>,
  now: number | null,
): LotPhase {
  if (now === null || (state !== 'live' && state !== 'upcoming')) return state;
  if (now >= Date.parse(endTime)) return 'closing';
  return now >= Date.parse(startTime) ? 'live' : state;
}

/** Nothing changes any more. */
export function hasEnded(state: LotLive['state']): boolean {
  return state === 'ended' || state === 'sold' || state === 'cancelled';
}
