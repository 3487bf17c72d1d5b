import { disputeEnds, reviewsEnd } from '@/lib/deals/terms/dates/deadlines';
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

/** A dispute of the deal that was opened before. */
export interface Earlier {
  kind: string;
  status: string;
  openedBy: string;
  openedAt: Date;
  settledAt: Date | null;
  /** The sum on which it was settled, or that was recommended. */
  outcome: unknown;
}

/** What is known of the receipt of the animals and of what came before and after it. */
export interface Progress {
  status: string;
  loadedAt: Date | null;
  /** The newest that either side entered. */
  enteredAt: Date | null;
  weighedAt: Date | null;
  acceptedAt: Date | null;
  paidAt: Date | null;
  closedAt: Date | null;
  /** Who called it off, alone or last. */
  cancelledBy: string | null;
  /** Since when the seller says that the animals left. */
  leftAt: Date | null;
  /** Both sides say that the animals left, by something of their own. */
  haveLeft: boolean;
  /** Both sides weighed, and stand by no weight yet. */
  isBetweenWeights: boolean;
  isPaidByWeight: boolean;
  /** When the time of the delivery is over. */
  deliveryEnds: Date;
  /** When its reservation lapsed, if nobody says that anything left. */
  lapsedAt: Date | null;
  disputes: readonly Earlier[];
}

/**
 * When the animals were received, as far as anybody said: when the buyer accepted them, else the last that is known of
 * loading and weighing. Null before that.
 */
export function receivedAt({
  acceptedAt,
  weighedAt,
  enteredAt,
  loadedAt,
}: Pick<Progress, 'acceptedAt' | 'weighedAt' | 'enteredAt' | 'loadedAt'>): Date | null {
  if (acceptedAt) return acceptedAt;
  const known = [loadedAt, enteredAt, weighedAt].filter((moment) => moment !== null);
  return known.length === 0 ? null : latest(known);
}

const latest = (moments: readonly Date[]): Date => moments.reduce((last, moment) => (moment > last ? moment : last));

/**
 * When a side could open a dispute again: there is one at a time, so that the other side's stops its clock. One that began once its
 * time was over gives none.
 */
function freeSince({ disputes }: Progress, side: Side, received: Date): Date {
  const ended = disputes.flatMap(({ openedBy, openedAt, status, settledAt }) =>
    openedBy !== side && openedAt < disputeEnds(received) && status !== 'open' && settledAt ? [settledAt] : [],
  );
  return latest([received, ...ended]);
}

/** What is missing is settled once; where the animals are paid by weight, missing heads are missing in it. */
function isSettled(kind: DisputeKind, { disputes, isPaidByWeight }: Progress): boolean {
  const kinds: readonly string[] = kind === 'heads' && isPaidByWeight ? ['weight', 'heads'] : [kind];
  return (
    (kind === 'weight' || kind === 'heads') &&
    disputes.some(
      ({ kind: of, status, outcome }) =>
        status === 'settled' && kinds.includes(of) && Number((outcome as { amount: string }).amount) > 0,
    )
  );
}

/** Whether the seller says that the animals left, long enough ago for the buyer to have said something of them. */
const isBuyerSilent = ({ leftAt }: Progress, now: Date): boolean => leftAt !== null && disputeEnds(leftAt) <= now;

/** Whether nothing came to the buyer, as far as both say, and the days of the delivery are over. */
export const isOverdue = ({ status, acceptedAt, haveLeft, deliveryEnds }: Progress, now: Date): boolean =>
  status === 'open' && !acceptedAt && !haveLeft && deliveryEnds <= now;

/** Whether a side may dispute something that it couldn't before: weights that differ since, and a payment of what was received. */
const isNews = ({ acceptedAt, isBetweenWeights }: Progress, kind: DisputeKind): boolean =>
  (kind === 'weight' && isBetweenWeights) || (kind === 'payment' && acceptedAt !== null);

/**
 * Whether a side disputed just that lately, or withdrew anything else of what it knew before: there is one dispute at a time, and now
 * the other one may open theirs.
 */
const isOthersTurn = (progress: Progress, side: Side, kind: DisputeKind, now: Date): boolean =>
  progress.disputes.some(
    (one) =>
      one.openedBy === side &&
      (one.kind === kind || (one.status === 'withdrawn' && !isNews(progress, kind))) &&
      one.settledAt &&
      disputeEnds(one.settledAt) > now,
  );

/** Whether a deal ended so long ago that nobody claims a payment of it any more. */
const isPast = ({ closedAt }: Pick<Progress, 'closedAt'>, now: Date): boolean =>
  closedAt !== null && reviewsEnd(closedAt) <= now;

/** Whether the buyer, with or without fault, called a deal off of which the seller says that its animals had left, not long ago. */
const hasBuyerCalledOff = ({ status, cancelledBy, closedAt, leftAt }: Progress, now: Date): boolean =>
  status === 'cancelled' && cancelledBy === 'buyer' && leftAt !== null && !isPast({ closedAt }, now);

export type WhyNoDispute = 'deal_over' | 'dispute_early' | 'dispute_turn' | 'dispute_late' | 'dispute_unfit';

/**
 * Returns why a side may not open a dispute of a kind now; null where it may.
 * - About animals: the buyer, within 48 hours of their receipt. About kilograms also within 48 hours of the firm weight, even if the
 *   deal was closed meanwhile, and as long as the two agree on no weight of an open deal. The time of the other side's dispute
 *   doesn't count.
 * - About a payment: the seller, from the acceptance until it is confirmed; also where the buyer has said nothing for 48 hours of
 *   animals that left, or has called the deal off since. Not more than fourteen days after the end of the deal.
 * - About somebody who didn't come: once the time of the delivery is over, unless both say that the animals left; also within 48
 *   hours after the reservation lapsed.
 * Where nothing else ends the time for it, nobody disputes the same again within 48 hours, nor anything else once they withdrew:
 * until then it is the other one's turn.
 */
export function whyNoDispute(kind: DisputeKind, side: Side, progress: Progress, now: Date): WhyNoDispute | null {
  const { status, weighedAt, acceptedAt, paidAt, haveLeft, isBetweenWeights } = progress;
  if (kind === 'payment' && side === 'seller' && hasBuyerCalledOff(progress, now)) return null;
  const { lapsedAt } = progress;
  const isLapsedNow = kind === 'noShow' && lapsedAt !== null && disputeEnds(freeSince(progress, side, lapsedAt)) > now;
  if (status !== 'open' && status !== 'closed' && !isLapsedNow) return 'deal_over';
  const received = receivedAt(progress);
  if (kind === 'payment') {
    if (paidAt || side === 'buyer') return 'dispute_unfit';
    if (isPast(progress, now)) return 'deal_over';
    const mayClaim = acceptedAt !== null || isBuyerSilent(progress, now);
    if (!mayClaim) return 'dispute_early';
    return isOthersTurn(progress, side, kind, now) ? 'dispute_turn' : null;
  }
  if (kind === 'noShow') {
    if (acceptedAt || haveLeft || status === 'closed') return 'dispute_unfit';
    if (!isOverdue(progress, now) && !isLapsedNow) return 'dispute_early';
    return isOthersTurn(progress, side, kind, now) ? 'dispute_turn' : null;
  }
  // What is wrong with the animals is for the buyer: a seller would only keep theirs from being opened.
  if (side === 'seller') return 'dispute_unfit';
  if (!received) return 'dispute_early';
  if (isSettled(kind, progress)) return 'dispute_unfit';
  // Before the receipt every other weight begins the time again; by weights that differ nobody received anything.
  const isEndless = status === 'open' && !weighedAt && (!acceptedAt || (isBetweenWeights && kind === 'weight'));
  if (isEndless && isOthersTurn(progress, side, kind, now)) return 'dispute_turn';
  if (isEndless && isBetweenWeights) return null;
  // What a weight comes to is known once it is firm.
  const known = kind === 'weight' && weighedAt ? latest([received, weighedAt]) : received;
  return disputeEnds(freeSince(progress, side, known)) <= now ? 'dispute_late' : null;
}

/** The kinds of which a side may open a dispute now. */
export const openableKinds = (side: Side, progress: Progress, now: Date): DisputeKind[] =>
  DISPUTE_KINDS.filter((kind) => whyNoDispute(kind, side, progress, now) === null);
