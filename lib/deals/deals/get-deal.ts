import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db, type Transaction } from '@/lib/core/db/client';
import type { Prisma } from '@/lib/core/db/generated/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { fullName } from '@/lib/core/validation/full-name';
import { disputeEnds } from '@/lib/deals/terms/dates/deadlines';
import { reviewsOver } from '@/lib/deals/terms/dates/reviews-over';
import { sumIsFor, type DisputeKind } from '@/lib/deals/terms/disputes/dispute-kinds';
import { dueOf, type Accounted, type SettledSum } from '@/lib/deals/terms/disputes/disputed-sum';
import { money, plus, ZERO } from '@/lib/deals/terms/exact';
import { toFraction } from '@/lib/livestock/pricing/normalise-price';
import type { DealTerms } from '@/lib/deals/terms/schema';
import { newDates } from '@/lib/deals/terms/dates/new-dates';
import { otherSide, sideOf, type Side } from '@/lib/deals/terms/side';
import { toTruckDtos, type TruckDto } from '@/lib/deals/trucks/dto';
import { isCalledOff, isGivenUp, isUnanswered } from './dto';
import type { DealDto, DealSnapshot, DealStatus, ReviewDto } from './dto';
import { compareSides, comparison, deliveredOf, headsThatCame, waitsUntil } from './compare-sides';
import {
  bothSayLeft,
  closesAt,
  lapsedAt,
  lapseOf,
  mayCancel,
  mayComeBack,
  mayDeny,
  mayLapse,
  mayMoveDate,
  openableBy,
  saysLeft,
} from './departure';
import { nextStep } from './next-step';
import { waitingFor } from './waiting';
import { faultOf, mayAskWinner, winnerOf } from './winner';

const person = {
  select: { id: true, firstName: true, lastName: true, phone: true, suspendedAt: true, closedAt: true },
} as const;

/** What a list shows of a deal, and what tells what comes next in it. */
export const rowSelect = {
  id: true,
  number: true,
  listingId: true,
  sellerId: true,
  buyerId: true,
  heads: true,
  terms: true,
  snapshot: true,
  status: true,
  agreedAt: true,
  papersReadyAt: true,
  loadedAt: true,
  weighedAt: true,
  acceptedAt: true,
  paidAt: true,
  weighings: { orderBy: { enteredAt: 'desc' }, take: 40 },
} as const satisfies Prisma.DealSelect;

const dealSelect = {
  ...rowSelect,
  auctionLotId: true,
  termsHash: true,
  netKg: true,
  closedAt: true,
  cancelledBy: true,
  seller: person,
  buyer: person,
  listing: {
    select: { isActive: true, awaitsHeads: true, soldAt: true, heldAt: true, takenDownAt: true, expiresAt: true },
  },
  reviews: true,
  trucks: { orderBy: { id: 'asc' } },
  disputes: {
    orderBy: { openedAt: 'asc' },
    select: {
      ...{ kind: true, status: true, claim: true, outcome: true, openedBy: true, proposals: true },
      ...{ openedAt: true, dueAt: true, settledAt: true },
    },
  },
  // All of them, as what is due depends on them: each verb bounds how many it records.
  events: { orderBy: { nth: 'asc' }, select: { nth: true, side: true, kind: true, at: true, data: true } },
} as const satisfies Prisma.DealSelect;

/** What checks of the table, and the schemas of terms and snapshots, let into columns that are text or JSON. */
interface Known {
  terms: DealTerms;
  snapshot: DealSnapshot;
  status: DealStatus;
}
export type KnownRow<Row extends Record<keyof Known, unknown>> = Omit<Row, keyof Known> & Known;

export type DealRow = KnownRow<Prisma.DealGetPayload<{ select: typeof dealSelect }>> & {
  /** When the winner of a lot wrote to its seller last since; null where a deal isn't of an auction, or is over. */
  buyerWroteAt: Date | null;
};

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/**
 * Until when a side may review the other; null where it can't, as after it cancelled alone, or where nothing was agreed. A winner
 * who was given up may.
 */
export function reviewsUntil(row: DealRow, side: Side): Date | null {
  const hasCancelled = row.status === 'cancelled' && row.cancelledBy === side && !isGivenUp(row);
  if (hasCancelled || isUnanswered(row.events)) return null;
  const lapsed = lapsedAt(row, side);
  return reviewsOver(row) ?? (lapsed && disputeEnds(lapsed));
}

/** Whether a side judges the animals: the buyer does, of animals that they received, or that left in a deal that wasn't called off. */
export const judgesAnimals = (row: DealRow, side: Side): boolean =>
  side === 'buyer' && (row.acceptedAt !== null || (!isCalledOff(row) && bothSayLeft(row)));

const toReviewDto = ({ overall, asDescribed, dealing, text, createdAt }: DealRow['reviews'][number]): ReviewDto => ({
  overall,
  asDescribed,
  dealing,
  text,
  createdAt: createdAt.toISOString(),
});

function reviewsOf(row: DealRow, side: Side, now: Date): DealDto['reviews'] {
  const until = reviewsUntil(row, side);
  const mine = row.reviews.find((review) => review.side === side);
  const theirs = row.reviews.find((review) => review.side === otherSide(side));
  // Of who called the deal off alone nothing is waited for.
  const areShown = (mine && theirs) || until === null || until <= now;
  return {
    mine: mine ? toReviewDto(mine) : null,
    theirs: theirs && areShown ? toReviewDto(theirs) : null,
    theyHave: theirs !== undefined,
    until: iso(until),
    isAlone: until !== null && reviewsUntil(row, otherSide(side)) === null,
    judgesAnimals: judgesAnimals(row, side),
  };
}

/** The trucks of a deal for one of its sides: the other's kilograms once the weights of both are in, or can't be any more. */
export const trucksFor = (row: DealRow, side: Side): TruckDto[] =>
  toTruckDtos(row.trucks, side, comparison(row) !== null || row.status !== 'open');

/** The sums on which both sides settled disputes, as they were stored. */
const settledSums = ({
  disputes,
  weighedAt,
  paidAt,
}: Pick<DealRow, 'disputes' | 'weighedAt' | 'paidAt'>): SettledSum[] =>
  disputes
    .filter(({ status }) => status === 'settled')
    .map(({ openedBy, openedAt, settledAt, ...row }) => {
      // The checks of the table let no other kinds and sides in.
      const kind = row.kind as DisputeKind;
      // The verbs that settle them let nothing else in.
      const { amount, by } = row.outcome as { amount: string; by: string };
      // What was computed is as old as the dispute; what was proposed as the acceptance.
      const agreedAt = by === 'claim' ? openedAt : settledAt;
      const knewFirm = weighedAt !== null && agreedAt !== null && agreedAt >= weighedAt;
      const isRefund = paidAt !== null && settledAt !== null && settledAt > paidAt;
      return { kind, amount, knewFirm, isRefund, payee: sumIsFor(kind, openedBy as Side) };
    });

/** What the sum of a deal is computed from. */
export const accountOf = (row: DealRow): Accounted => ({
  terms: row.terms,
  delivered: deliveredOf(row),
  settled: settledSums(row),
  // The verb that takes steps writes nothing else.
  paid: (row.events.findLast(({ kind }) => kind === 'pay')?.data as { due?: string } | undefined)?.due ?? null,
  balancePaid: balancePaidOf(row),
});

/** What has come of what was left after the payment. */
function balancePaidOf({ events }: Pick<DealRow, 'events'>): string {
  const sums = events.filter(({ kind }) => kind === 'balance');
  // The verb that says so writes nothing else.
  return money(sums.map(({ data }) => toFraction((data as { evened: string }).evened)).reduce(plus, ZERO));
}

/** Whether the account of a side is closed, or deleted. */
export const isGone = (row: Record<Side, { closedAt: Date | null } | null>, side: Side): boolean =>
  row[side]?.closedAt !== null;

/** Whether heads are on sale once a side calls the deal off: as `cancelDeal` and the trigger of listings put them back. */
function returnsHeads(row: DealRow, side: Side, how: DealDto['mayCancel'], now: Date): boolean {
  const { listing, seller } = row;
  if (!listing || !seller || seller.suspendedAt || seller.closedAt) return false;
  if (listing.soldAt || listing.heldAt || listing.takenDownAt || listing.expiresAt <= now) return false;
  const isKept = saysLeft(row, 'seller') && !(how === 'alone' && side === 'seller');
  return (listing.isActive || listing.awaitsHeads) && !isKept;
}

/** Maps a stored deal for one of its sides: what the other one weighed and wrote stays hidden until it may be seen. */
export function toDealDto(row: DealRow, side: Side, now: Date): DealDto {
  const other = side === 'seller' ? row.buyer : row.seller;
  const { next, turn } = nextStep(row);
  const { proposed, agreed } = newDates(row.events);
  const account = accountOf(row);
  const isOtherGone = isGone(row, otherSide(side));
  const how = mayCancel(row, side, isOtherGone);
  return {
    id: row.id,
    number: row.number,
    side,
    status: row.status,
    listingId: row.listingId,
    lotId: row.auctionLotId,
    person:
      other && !other.closedAt
        ? {
            id: other.id,
            name: fullName(other),
            // Nothing is agreed with a runner-up who is asked.
            phone: isUnanswered(row.events) ? null : other.phone,
            isActive: other.suspendedAt === null,
          }
        : null,
    heads: row.heads,
    terms: row.terms,
    snapshot: row.snapshot,
    termsHash: row.termsHash,
    agreedAt: row.agreedAt.toISOString(),
    lapsesAt: mayLapse(row) ? lapseOf(row).toISOString() : null,
    closesAt: iso(waitsUntil(row) ?? closesAt(row)),
    winner: winnerOf(row, now),
    newDate: { proposed, agreed: agreed && { ...agreed, at: agreed.at.toISOString() }, mayMove: mayMoveDate(row) },
    done: {
      papers: iso(row.papersReadyAt),
      load: iso(row.loadedAt),
      weigh: iso(row.weighedAt),
      accept: iso(row.acceptedAt),
      pay: iso(row.paidAt),
      close: iso(row.closedAt),
    },
    netKg: row.netKg?.toString() ?? null,
    delivered: account.delivered,
    unsold: row.status === 'closed' && row.listingId ? row.heads - headsThatCame(row) : 0,
    // Nothing is sold by a deal that was called off.
    due: isCalledOff(row) ? null : (dueOf(account)?.due ?? null),
    next,
    turn,
    waits: waitingFor(row, side, isOtherGone),
    // The check of the table lets no other sides in.
    cancelledBy: row.cancelledBy as DealDto['cancelledBy'],
    haveLeft: bothSayLeft(row),
    adviceFrom: iso(row.disputes.find(({ status }) => status === 'open')?.dueAt ?? null),
    openable: row.disputes.some(({ status }) => status === 'open') ? [] : openableBy(row, side, now),
    mayCancel: how,
    isAtFault: how === 'alone' && !isOtherGone && !isUnanswered(row.events) && faultOf(row, side, now) === side,
    mayComeBack: mayComeBack(row, side),
    mayDeny: mayDeny(row),
    mayAskWinner: !isOtherGone && mayAskWinner(row, side, now),
    returnsHeads: returnsHeads(row, side, how, now),
    weights: compareSides(row, side),
    trucks: trucksFor(row, side),
    events: row.events.map(({ side: by, kind, at }) => ({ side: by as Side | null, kind, at: at.toISOString() })),
    settled: account.settled,
    paid: account.paid,
    balancePaid: account.balancePaid,
    reviews: reviewsOf(row, side, now),
  };
}

/** Whether a deal can have this number, which somebody typed or sent. */
export const isDealNumber = (number: number): boolean => Number.isInteger(number) && number > 0 && number < 2 ** 31;

/** Reads a deal by its number. */
export async function readDeal(number: number, tx: Transaction = db): Promise<DealRow | null> {
  const found = isDealNumber(number) ? await tx.deal.findUnique({ where: { number }, select: dealSelect }) : null;
  const row = found as KnownRow<NonNullable<typeof found>> | null;
  return row && { ...row, buyerWroteAt: (await buyersWroteAt([row], tx)).get(row.id) ?? null };
}

/** When the winner of each open deal of a lot wrote to its seller last since, by the deals' ids; other deals have none. */
export async function buyersWroteAt(
  deals: readonly Pick<DealRow, 'id' | 'status' | 'auctionLotId'>[],
  tx: Transaction = db,
): Promise<ReadonlyMap<string, Date>> {
  const ids = deals.filter(({ status, auctionLotId }) => status === 'open' && auctionLotId).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const wrote = await tx.$queryRaw<{ id: string; at: Date }[]>`
    SELECT d.id, max(m.created_at) AS at FROM deals AS d
    JOIN messages AS m ON m.from_user_id = d.buyer_id AND m.to_user_id = d.seller_id AND m.created_at >= d.agreed_at
    WHERE d.id = ANY(${ids}::uuid[]) GROUP BY d.id`;
  return new Map(wrote.map(({ id, at }) => [id, at]));
}

/**
 * Reads a deal of the actor, and the side that they are on.
 * @throws DomainError `deal_not_found` for anybody else.
 */
export async function readOwnDeal(
  actor: Pick<Actor, 'id'>,
  number: number,
  tx: Transaction = db,
): Promise<{ row: DealRow; side: Side }> {
  const row = await readDeal(number, tx);
  const side = row && sideOf(row, actor.id);
  if (!side) throw new DomainError('deal_not_found');
  return { row, side };
}

/**
 * Returns a deal to one of its two sides.
 * @throws DomainError `deal_not_found` for anybody else.
 */
export async function getDeal(actor: Pick<Actor, 'id'>, number: number, now = new Date()): Promise<DealDto> {
  const { row, side } = await readOwnDeal(actor, number);
  return toDealDto(row, side, now);
}
