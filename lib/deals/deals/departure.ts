import type { Side } from '@/lib/deals/terms/side';

/** What tells whether the animals left, and who says so. */
export interface Departed {
  status: string;
  acceptedAt: Date | null;
  paidAt: Date | null;
  weighings: readonly { side: string }[];
  trucks: readonly { side: string }[];
  events: readonly { kind: string; side: string | null }[];
}

/** Whether a side entered anything itself that says that the animals left. */
function saysLeft({ weighings, trucks, events }: Departed, side: Side): boolean {
  const isOwn = (entry: { side: string | null }) => entry.side === side;
  const steps = events.filter(({ kind }) => kind === 'load' || kind === 'accept');
  return weighings.some(isOwn) || trucks.some(isOwn) || steps.some(isOwn);
}

/** Whether both sides say that the animals left: what one says alone doesn't bind the other. */
export const bothSayLeft = (deal: Departed): boolean => saysLeft(deal, 'seller') && saysLeft(deal, 'buyer');

/**
 * Whether a side may cancel a deal: alone until both say that the animals left, the buyer received them or the money is in,
 * and where the other's account is gone; then only once both have asked for it. Null once it is over, and for animals that
 * both say left and the buyer received.
 * @param isOtherGone whether the other side's account is closed or deleted
 */
export function mayCancel(deal: Departed, side: Side, isOtherGone: boolean): 'alone' | 'both' | null {
  if (deal.status !== 'open') return null;
  const isReceived = deal.acceptedAt !== null;
  if (isOtherGone && !(side === 'buyer' && isReceived)) return 'alone';
  // Who received the animals as agreed doesn't give them back by a tap.
  if (isReceived && saysLeft(deal, 'seller')) return null;
  return isReceived || deal.paidAt !== null || bothSayLeft(deal) ? 'both' : 'alone';
}
