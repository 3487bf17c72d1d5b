/** The places where an advertisement may stand, named by their size. */
export type AdSlotName = 'leaderboard' | 'medium-rectangle' | 'banner' | 'square';

/** A place for an advertisement. Collapsed while there is none to show, so that it takes no room and moves nothing. */
export function AdSlot({ slot }: { slot: AdSlotName }) {
  return <div data-ad-slot={slot} hidden />;
}
