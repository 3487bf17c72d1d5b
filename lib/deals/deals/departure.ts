import { DomainError } from '@/lib/core/errors/domain-error';
import { dayOf } from '@/lib/core/i18n/format';
import { askedUntil, deliveryEnds, lapsesAt, reservedUntil, unpaidEnds } from '@/lib/deals/terms/dates/deadlines';
import { dayEnd, placeZone } from '@/lib/deals/terms/dates/day-end';
import { paymentDates } from '@/lib/deals/terms/dates/payment-dates';
import {
  isOverdue,
  openableKinds,
  whyNoDispute,
  type DisputeKind,
  type Earlier,
  type Progress,
} from '@/lib/deals/terms/disputes/dispute-kinds';
import type { DealTerms } from '@/lib/deals/terms/schema';
import { isPaidByWeight } from '@/lib/deals/terms/settlement';
import { otherSide, type Side } from '@/lib/deals/terms/side';
import { heldUntil, newestWeighings, type Weighed } from './compare-sides';
import { cancelAskers, isUnanswered, standing, type DealSnapshot } from './dto';
import { newDates } from '@/lib/deals/terms/dates/new-dates';

type Happened = { nth: number; kind: string; side: string | null; at: Date; data: unknown };

/** What tells whether the animals left, and who says so. */
export interface Departed {
  status: string;
  acceptedAt: Date | null;
  paidAt: Date | null;
  weighings: readonly { side: string; enteredAt: Date }[];
  events: readonly Happened[];
}

type Said = Pick<Departed, 'weighings' | 'events'>;

/** Since when there is a truck of those whose events these are: who corrects one says nothing new by it. */
function trucksSince(events: readonly Happened[]): Date | null {
  let count = 0;
  let since: Date | null = null;
  for (const { kind, at } of events) {
    if (kind === 'truck') count += 1;
    if (kind === 'truckRemoved') count -= 1;
    since = count === 0 ? null : (since ?? at);
  }
  return since;
}

/** Since when a side says that the animals left, by something that it entered itself; null if it doesn't. */
function leftSince({ weighings, events }: Said, side: Side): Date | null {
  const isOwn = (entry: { side: string | null }) => entry.side === side;
  const own = standing(events).filter(isOwn);
  const steps = own.filter(({ kind }) => kind === 'load' || kind === 'accept').map(({ at }) => at);
  const entered = weighings.filter(isOwn).map(({ enteredAt }) => enteredAt);
  const loaded = trucksSince(own);
  const said = [...entered, ...steps, ...(loaded ? [loaded] : [])];
  return said.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}

export const saysLeft = (deal: Said, side: Side): boolean => leftSince(deal, side) !== null;

/** Whether both sides say that the animals left: what one says alone doesn't bind the other. */
export const bothSayLeft = (deal: Departed): boolean => saysLeft(deal, 'seller') && saysLeft(deal, 'buyer');

/**
 * Whether a side would unsay by a removed truck that the animals left, on which the other one already counts: it says so too, has
 * received them, or asks to call the deal off.
 */
export function isUnsaid(deal: Departed, side: Side, now: Date): boolean {
  const removed = { nth: Infinity, kind: 'truckRemoved', side, at: now, data: null };
  const other = otherSide(side);
  const counts = deal.acceptedAt !== null || saysLeft(deal, other) || cancelAskers(deal.events).includes(other);
  return counts && !saysLeft({ ...deal, events: [...deal.events, removed] }, side);
}

/** Whether the animals left as the buyer alone says. */
const isBuyersWord = (deal: Departed): boolean =>
  (deal.acceptedAt !== null || saysLeft(deal, 'buyer')) && !saysLeft(deal, 'seller');

/** Whether its seller may deny that anything left: a week later the deal lapses. */
export const mayDeny = (deal: Departed): boolean =>
  deal.status === 'open' && deal.paidAt === null && isBuyersWord(deal);

/**
 * Since when the seller asks to call off a deal whose animals left as the buyer alone says; null where it isn't so. One of them
 * lies, and nobody can tell who. Who asked before the buyer said so denies it from then on.
 */
export function deniedSince(deal: Departed): Date | null {
  if (!mayDeny(deal) || !cancelAskers(deal.events).includes('seller')) return null;
  const asked = deal.events.findLast(({ side, kind }) => side === 'seller' && kind === 'cancelAsked')?.at ?? null;
  const said = leftSince(deal, 'buyer');
  return asked && said && said > asked ? said : asked;
}

/**
 * Who denied that the animals left says so no more by the way: a weight, a truck or a loading would take that back unasked.
 * @throws DomainError `deal_denied` until they take back their request to call the deal off.
 */
export function requireUndenied(deal: Departed, side: Side): void {
  if (side === 'seller' && deniedSince(deal)) throw new DomainError('deal_denied');
}

type Cancellable = Departed & { disputes: readonly { status: string; openedBy: string }[] };

/**
 * Whether a side may cancel a deal: alone until both say that the animals left, the buyer received them or the money is in,
 * and where the other's account is gone; afterwards, and where the other side already asks for it, only with the other's
 * consent. A seller can't end the buyer's open dispute by cancelling, nor cancel alone while the buyer says they have the animals; a seller's dispute goes on after the buyer
 * cancels. Null once the deal is over, and for animals that both say left and the buyer received.
 * @param isOtherGone whether the other side's account is closed or deleted
 */
export function mayCancel(deal: Cancellable, side: Side, isOtherGone: boolean): 'alone' | 'both' | null {
  if (deal.status !== 'open') return null;
  const isReceived = deal.acceptedAt !== null;
  if (isOtherGone && !(side === 'buyer' && isReceived)) return 'alone';
  // Who received the animals as agreed doesn't give them back by a tap.
  if (isReceived && saysLeft(deal, 'seller')) return null;
  const isDisputed = deal.disputes.some(({ status, openedBy }) => status === 'open' && openedBy === 'buyer');
  const isBuyersCase = side === 'seller' && (isDisputed || isBuyersWord(deal));
  const isAsked = cancelAskers(deal.events).includes(otherSide(side));
  return isAsked || isReceived || deal.paidAt !== null || bothSayLeft(deal) || isBuyersCase ? 'both' : 'alone';
}

/** How often loaded animals may come back in one deal. */
const CAME_BACK_MAX = 10;

/**
 * Whether a side may take back that the animals left, because they came back: the seller, until the buyer says anything of them, or
 * the money is in, at most ten times. Who claims the payment of them withdraws that first.
 */
export const mayComeBack = (deal: Cancellable, side: Side): boolean =>
  side === 'seller' &&
  deal.status === 'open' &&
  deal.paidAt === null &&
  saysLeft(deal, 'seller') &&
  !saysLeft(deal, 'buyer') &&
  deal.events.filter(({ kind }) => kind === 'cameBack').length < CAME_BACK_MAX &&
  !deal.disputes.some(({ status, openedBy }) => status === 'open' && openedBy === 'seller');

/**
 * When a reservation lapsed of which the seller doesn't say that anything left: for 48 hours a side may say that the other one
 * didn't come, and review them, whatever the buyer alone says of a loading. Null of any other deal.
 */
export function lapsedAt(deal: Departed & { closedAt: Date | null }, side: Side): Date | null {
  // Of a lot that its runner-up declines, or says nothing of, nothing was agreed.
  if (isUnanswered(deal.events) || saysLeft(deal, 'seller') || deal.acceptedAt) return null;
  // Of what the seller denied the buyer had a week to claim.
  if (side === 'buyer' && saysLeft(deal, 'buyer') && cancelAskers(deal.events).includes('seller')) return null;
  return deal.events.some(({ kind }) => kind === 'lapsed') ? deal.closedAt : null;
}

export type Disputed = Departed & {
  auctionLotId: string | null;
  terms: DealTerms;
  snapshot: DealSnapshot;
  agreedAt: Date;
  papersReadyAt: Date | null;
  loadedAt: Date | null;
  weighedAt: Date | null;
  closedAt: Date | null;
  cancelledBy: string | null;
  weighings: readonly Weighed[];
  disputes: readonly Earlier[];
};

/** What of a deal says which disputes its sides may open. */
function progressOf(deal: Disputed, side: Side): Progress {
  const { seller, buyer } = newestWeighings(deal.weighings);
  const zone = placeZone(deal.snapshot);
  const entered = [seller, buyer].flatMap((row) => (row ? [row.enteredAt] : []));
  const caller = deal.events.findLast(({ kind }) => kind === 'cancelled')?.side ?? null;
  return {
    ...deal,
    // What nobody agreed on yet is neither late nor disputed.
    status: isUnanswered(deal.events) ? 'asked' : deal.status,
    cancelledBy: deal.cancelledBy ?? caller,
    enteredAt: entered.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null,
    leftAt: leftSince(deal, 'seller'),
    haveLeft: bothSayLeft(deal),
    isBetweenWeights: seller !== null && buyer !== null && deal.weighedAt === null,
    isPaidByWeight: isPaidByWeight(deal.terms),
    deliveryEnds: deliveryEnds(deal.agreedAt, deal.terms, newDates(deal.events).agreed?.day ?? null, zone),
    lapsedAt: lapsedAt(deal, side),
  };
}

/** Whether the days of the delivery are over, and a side that calls the deal off doesn't say that anything left. */
export const isLate = (deal: Disputed, side: Side, now: Date): boolean =>
  !saysLeft(deal, side) && isOverdue(progressOf(deal, side), now);

type Reserved = Departed & { auctionLotId: string | null; papersReadyAt: Date | null };

/** Whether an open deal ends by itself with its reservation. What an auction sold stays sold, unless it was paid and never left. */
const isReserved = (deal: Reserved): boolean => mayMoveDate(deal) && (!deal.auctionLotId || deal.paidAt !== null);

/** The day of delivery of an open deal may move until the seller says that something left, or the buyer received it. */
export const mayMoveDate = (deal: Reserved): boolean =>
  deal.status === 'open' && !deal.acceptedAt && !saysLeft(deal, 'seller') && !isUnanswered(deal.events);

/**
 * An open deal lapses as long as its seller doesn't say that anything left and its buyer received nothing: neither papers, which are
 * ready at home, nor what the buyer alone says of loading, holds heads back from others for ever. So does one that the seller asks
 * to call off, because what the buyer says left never did, and one whose runner-up doesn't say whether they take the lot.
 */
export const mayLapse = (deal: Reserved): boolean =>
  deniedSince(deal) !== null || isReserved(deal) || (deal.status === 'open' && isUnanswered(deal.events));

/**
 * Returns when an open deal lapses. As a rule that is the end of its reservation; a week later where its papers are ready or the buyer
 * alone says that the animals left. A deal that is paid for lapses a month after the later of its reservation and its payment.
 * Where the seller denied what the buyer says, or says that the animals came back, it lapses no earlier than a week after that, so that
 * the buyer has time to say something.
 */
export function lapseOf(row: Pick<Disputed, 'agreedAt' | 'terms' | 'snapshot'> & Reserved): Date {
  const denied = deniedSince(row);
  if (isUnanswered(row.events)) return askedUntil(row.agreedAt);
  if (denied) return reservedUntil(denied);
  const zone = placeZone(row.snapshot);
  const reserved = lapsesAt(row.agreedAt, row.terms, newDates(row.events).agreed, zone);
  if (row.paidAt) return unpaidEnds(row.paidAt > reserved ? row.paidAt : reserved);
  const isOnItsWay = row.papersReadyAt !== null || saysLeft(row, 'buyer');
  const lapses = isOnItsWay ? reservedUntil(reserved) : reserved;
  const back = row.events.findLast(({ kind }) => kind === 'cameBack');
  return back && reservedUntil(back.at) > lapses ? reservedUntil(back.at) : lapses;
}

/**
 * When a deal ends by itself whose animals left, as its seller says: a month after the last agreed day of payment, or after the first
 * where the buyer never says that they came. Disputes hold it. Null before the seller says so.
 */
export function closesAt(deal: Disputed): Date | null {
  const { status, leftAt, acceptedAt, deliveryEnds: ends } = progressOf(deal, 'seller');
  if (status !== 'open' || leftAt === null) return null;
  const zone = placeZone(deal.snapshot);
  const since = acceptedAt ?? (leftAt > ends ? leftAt : ends);
  const days = paymentDates(deal.terms.payment, dayOf(since, zone));
  const day = days.at(acceptedAt ? -1 : 0);
  const due = day === undefined ? since : dayEnd(day, zone);
  return heldUntil(unpaidEnds(due > since ? due : since), deal);
}

/** Returns why a side may not open a dispute of a kind now; null where it may. */
export const whyNotOpenable = (deal: Disputed, side: Side, kind: DisputeKind, now: Date) =>
  whyNoDispute(kind, side, progressOf(deal, side), now);

/** The kinds of which a side may open a dispute now. */
export const openableBy = (deal: Disputed, side: Side, now: Date): DisputeKind[] =>
  openableKinds(side, progressOf(deal, side), now);
