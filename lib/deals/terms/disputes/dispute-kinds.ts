import { disputeEnds } from '@/lib/deals/terms/dates/deadlines';
import { otherSide, type Side } from '@/lib/deals/terms/side';

/** What may have gone wrong. The first three come to a sum by the terms; of the others only what the two propose counts. */
export const DISPUTE_KINDS = [
  'weight',
  'heads',
  'fault',
  'class',
  'pregnancy',
  'health',
  'papers',
  'noShow',
  'payment',
] as const;
export type DisputeKind = (typeof DISPUTE_KINDS)[number];

/** Kinds whose sum is taken off what the animals come to. */
const OF_ANIMALS: readonly DisputeKind[] = DISPUTE_KINDS.filter((kind) => kind !== 'noShow' && kind !== 'payment');

export const isOfAnimals = (kind: DisputeKind): boolean => OF_ANIMALS.includes(kind);

/** Whom a sum of a dispute is for: the buyer what is wrong with animals, the seller what wasn't paid. */
export function sumIsFor(kind: DisputeKind, openedBy: Side): Side {
  if (kind === 'noShow') return openedBy;
  return kind === 'payment' ? 'seller' : 'buyer';
}

/** Whose turn it is: the side that neither opened the dispute nor proposed the newest sum. */
export const turnOf = (openedBy: Side, proposals: readonly { side: Side }[]): Side =>
  otherSide(proposals.at(-1)?.side ?? openedBy);

/** What is known of the receipt of the animals and of what came before and after it. */
export interface Progress {
  status: string;
  loadedAt: Date | null;
  /** The newest that either side entered. */
  enteredAt: Date | null;
  weighedAt: Date | null;
  acceptedAt: Date | null;
  paidAt: Date | null;
  /** Both sides say that the animals left, by something of their own. */
  haveLeft: boolean;
  /** Both sides weighed, and stand by no weight yet. */
  isBetweenWeights: boolean;
  /** When the time of the delivery is over. */
  deliveryEnds: Date;
}

/**
 * When the animals were received, as far as anybody said: when the buyer accepted them, else the last that is known of
 * loading and weighing. Null before that.
 */
export function receivedAt({ acceptedAt, weighedAt, enteredAt, loadedAt }: Progress): Date | null {
  if (acceptedAt) return acceptedAt;
  const known = [loadedAt, enteredAt, weighedAt].filter((moment) => moment !== null);
  return known.length === 0 ? null : known.reduce((last, moment) => (moment > last ? moment : last));
}

export type WhyNoDispute = 'deal_over' | 'dispute_early' | 'dispute_late' | 'dispute_unfit';

/**
 * Why a dispute of a kind may not be opened now; null where it may. About animals within 48 hours of their receipt, even if
 * the deal was closed meanwhile, and while both sides stand by no weight; about a payment from the acceptance until it is
 * confirmed; about somebody who didn't come once the time of the delivery is over, unless both say that the animals left.
 */
export function whyNoDispute(kind: DisputeKind, progress: Progress, now: Date): WhyNoDispute | null {
  const { status, acceptedAt, paidAt, deliveryEnds, haveLeft, isBetweenWeights } = progress;
  if (status !== 'open' && status !== 'closed') return 'deal_over';
  const received = receivedAt(progress);
  if (kind === 'payment') {
    if (paidAt) return 'dispute_unfit';
    return acceptedAt ? null : 'dispute_early';
  }
  if (kind === 'noShow') {
    if (acceptedAt || haveLeft || status === 'closed') return 'dispute_unfit';
    return deliveryEnds > now ? 'dispute_early' : null;
  }
  if (!received) return 'dispute_early';
  if (isBetweenWeights && !acceptedAt && status === 'open') return null;
  return disputeEnds(received) <= now ? 'dispute_late' : null;
}

/** The kinds of which a dispute may be opened now. */
export const openableKinds = (progress: Progress, now: Date): DisputeKind[] =>
  DISPUTE_KINDS.filter((kind) => whyNoDispute(kind, progress, now) === null);
