import { askedUntil, deliveryEnds, reservedUntil } from '@/lib/deals/terms/dates/deadlines';
import { placeZone } from '@/lib/deals/terms/dates/day-end';
import { newDates } from '@/lib/deals/terms/dates/new-dates';
import { beganAt, unansweredSince, winnerUntil, type WinnerDays } from '@/lib/deals/terms/dates/winner-days';
import type { DealTerms } from '@/lib/deals/terms/schema';
import { otherSide, type Side } from '@/lib/deals/terms/side';
import { isLate, saysLeft, type Departed, type Disputed } from './departure';
import { isUnanswered, standing, type DealSnapshot, type WinnerDto } from './dto';

/** A deal of which an auction's lot may be. */
export type Lot = Departed & {
  auctionLotId: string | null;
  agreedAt: Date;
  terms: DealTerms;
  snapshot: DealSnapshot;
  /** When the winner of a lot wrote to its seller last, since they won it. */
  buyerWroteAt: Date | null;
};

/** What the winner said in the deal, and wrote to its seller. */
function saidBy({ events, buyerWroteAt }: Lot): { kind: string; at: Date; day: string | null }[] {
  const said = events.flatMap(({ side, kind, at, data }) =>
    // The verb that proposes a date writes nothing else.
    side === 'buyer' ? [{ kind, at, day: kind === 'dateProposed' ? (data as { day: string }).day : null }] : [],
  );
  return buyerWroteAt ? [...said, { kind: 'message', at: buyerWroteAt, day: null }] : said;
}

/**
 * The days of the winner of an open lot of which the seller says neither that its animals left nor that they were paid; null of other
 * deals. That they are loaded, as the winner alone says, is an answer like others.
 */
function daysOf(deal: Lot): WinnerDays | null {
  const { status, auctionLotId, acceptedAt, paidAt, agreedAt, terms, events } = deal;
  if (status !== 'open' || auctionLotId === null || isUnanswered(events) || acceptedAt || paidAt) return null;
  if (saysLeft(deal, 'seller')) return null;
  return {
    deliveryEnds: deliveryEnds(agreedAt, terms, newDates(events).agreed?.day ?? null, placeZone(deal.snapshot)),
    didAt: events.find(({ nth, side }) => nth > 1 && side === 'seller')?.at ?? null,
    answers: saidBy(deal),
    // The question is void once the animals left and came back.
    askedAt: standing(events).findLast(({ kind }) => kind === 'winnerAsked')?.at ?? null,
  };
}

/** Until when a seller waits for the winner, answered or not: two weeks from when their time began. */
const putOffUntil = (days: WinnerDays): Date => reservedUntil(reservedUntil(beganAt(days)));

/** Until when the winner of a lot has time, as `winnerUntil` says, and what they said last; null of other deals. */
export function winnerOf(deal: Lot, now: Date): WinnerDto | null {
  const days = daysOf(deal);
  if (!days) return null;
  const until = winnerUntil(days, placeZone(deal.snapshot));
  const isAsked = unansweredSince(days) !== null;
  const last = saidBy(deal).reduce<{ kind: string; at: Date } | null>(
    (newest, one) => (newest && newest.at > one.at ? newest : one),
    null,
  );
  const hasTime = last !== null && until > now;
  return {
    state: isAsked ? 'asked' : hasTime ? 'answered' : 'silent',
    until: until.toISOString(),
    // Nobody waits for a winner to whom the seller said nothing either.
    isWaitedFor: days.didAt !== null,
    wasAsked: days.askedAt !== null,
    mayEndFrom: putOffUntil(days).toISOString(),
    said: last?.kind ?? null,
  };
}

/** When the winner of a lot is given up, whom the seller asked; null where nobody did, or they said something since. */
export function givenUpAt(deal: Lot): Date | null {
  const days = daysOf(deal);
  const asked = days && unansweredSince(days);
  return asked && askedUntil(asked);
}

/** Whether a side is the seller of a lot who may ask its winner, of whom there is no news in time, whether they go on. */
export function mayAskWinner(deal: Lot, side: Side, now: Date): boolean {
  const winner = side === 'seller' ? winnerOf(deal, now) : null;
  return winner?.state === 'silent' && winner.isWaitedFor && Date.parse(winner.until) <= now.getTime();
}

/**
 * Against whom it counts that a side calls a deal off alone: against itself until the days of the delivery are over, and where it
 * says itself that something left. As a deal that lapses is nobody's fault, neither is one that somebody clears away then. What an
 * auction sold stays sold until the other side says that it left, a winner whose seller did nothing leaves it, or a seller whom the
 * winner put off for two weeks.
 */
export function faultOf(deal: Disputed & Lot, side: Side, now: Date): Side | null {
  if (!isLate(deal, side, now)) return side;
  if (deal.auctionLotId === null || saysLeft(deal, otherSide(side))) return null;
  const days = daysOf(deal);
  if (!days) return side;
  return (side === 'buyer' ? days.didAt === null : days.didAt !== null && putOffUntil(days) <= now) ? null : side;
}
