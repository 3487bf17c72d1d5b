import type { ListingStatus } from '@/lib/market/listings/dto';

/**
 * The states that owners filter their listings by, each listing in exactly one: what moderators did comes before what the
 * clock did, so that nothing taken down is counted as paused or as expired.
 */
export const OWN_STATES = ['active', 'paused', 'expired', 'held', 'takenDown', 'sold'] as const;

export type OwnState = (typeof OWN_STATES)[number];

/** How many listings of somebody are in each state; a state without any is left out. */
export type OwnStateCounts = Partial<Record<OwnState, number>>;

/** Returns the state named in a URL, or null for all of them if the name is missing or unknown. */
export function ownStateNamed(text: string | null): OwnState | null {
  return OWN_STATES.find((name) => name === text) ?? null;
}

/** Returns the state of one of somebody's listings, as it is counted. */
export function ownStateOf(listing: { status: ListingStatus; takenDown: boolean; held: boolean }): OwnState {
  const { status, takenDown, held } = listing;
  if (status === 'sold') return 'sold';
  if (takenDown) return 'takenDown';
  return held ? 'held' : status;
}
