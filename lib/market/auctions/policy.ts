import type { Actor } from '@/lib/core/actors/actor';
import type { Prisma } from '@/lib/core/db/generated/client';
import type { LotState, ReserveState } from './dto';

type Price = Prisma.Decimal | null;

/** The fields that determine a lot's state. */
export type LotLife = {
  status: 'active' | 'held' | 'ended' | 'cancelled' | 'sold';
  startTime: Date;
  endTime: Date;
  currentHighestBid: Price;
  reservePrice: Price;
};

const reaches = (price: Price, reserve: Price) => price !== null && (reserve === null || price.gte(reserve));

/** Returns whether the reserve is met; its amount is never disclosed. */
export function reserveState({
  currentHighestBid,
  reservePrice,
}: Pick<LotLife, 'currentHighestBid' | 'reservePrice'>): ReserveState {
  if (reservePrice === null) return 'none';
  return reaches(currentHighestBid, reservePrice) ? 'met' : 'not_met';
}

/** Returns the state of a lot at `now`, whether or not it has been settled yet. A held one has yet to open. */
export function lotState(lot: LotLife, now: Date): LotState {
  if (lot.status === 'held') return 'upcoming';
  if (lot.status !== 'active') return lot.status;
  if (lot.endTime <= now) return reaches(lot.currentHighestBid, lot.reservePrice) ? 'sold' : 'ended';
  return lot.startTime <= now ? 'live' : 'upcoming';
}

/** The owner may change a lot until the first bid, even of one that became void: its amount is in the terms of then. */
export function mayEditLot(actor: Actor, lot: { userId: string | null; hasBids: boolean; state: LotState }): boolean {
  return actor.id === lot.userId && !lot.hasBids && (lot.state === 'live' || lot.state === 'upcoming');
}

/** The owner may cancel a lot until the first bid that stands; an administrator until its end. */
export function mayCancelLot(actor: Actor, lot: { userId: string | null; bidCount: number; state: LotState }): boolean {
  const open = lot.state === 'live' || lot.state === 'upcoming';
  return open && (actor.role === 'admin' || (actor.id === lot.userId && lot.bidCount === 0));
}
