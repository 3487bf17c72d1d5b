import 'server-only';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { lotTags } from '@/lib/core/cache/page-tags';
import { Prisma, db, type Transaction } from '@/lib/core/db/client';
import { columnsOf } from '@/lib/core/db/columns-of';
import type { Whereabouts } from '@/lib/core/i18n/time-zone';
import { ANSWER_HOURS } from './auction-rules';
import type { LotRow, PublicBid } from './dto';

const STORED = [
  ...([
    'id',
    'title',
    'language',
    'category',
    'class',
    'breed',
    'quantity',
    'location',
    'images',
    'imageDetails',
  ] as const),
  ...(['status', 'startTime', 'endTime', 'startingPrice', 'currentHighestBid', 'reservePrice', 'bidCount'] as const),
  ...(['priceBasis', 'priceCurrency', 'priceRate', 'priceRateOn', 'priceRateSource'] as const),
];

/** Whether the winning bid of lot `l` became void and an administrator decides what happens to it. */
const IN_REVIEW = Prisma.sql`EXISTS (SELECT 1 FROM award_reviews r WHERE r.auction_lot_id = l.id AND r.decided_at IS NULL)`;

/** The columns of `LotRow`, from `l`. Uses the database's clock, which bids are checked against as well. */
export const LOT_COLUMNS = Prisma.sql`${columnsOf('AuctionLot', STORED, 'l')}, clock_timestamp() AS "serverTime", l.price_units AS "priceUnits",
  ${IN_REVIEW} AS "inReview",
  corral_bid_total(coalesce(l.current_highest_bid, l.starting_price), l.price_units) AS total,
  corral_bid_total(coalesce(l.current_highest_bid, l.starting_price), l.price_units, l.price_rate) AS "totalUsd"`;

/** By how much the next bid on lot `l` must exceed the price, and what it must be at least. */
export const NEXT_BID = Prisma.sql`
  corral_bid_increment(coalesce(l.current_highest_bid, l.starting_price), l.price_basis, l.price_currency) AS increment,
  corral_next_minimum(l.starting_price, l.current_highest_bid, l.price_basis, l.price_currency) AS "nextMinimum"`;

/** Whether anybody has ever bid on lot `l`. */
export const HAS_BIDS = Prisma.sql`EXISTS (SELECT 1 FROM auction_bids b WHERE b.auction_lot_id = l.id)`;

/** What the seller says of lot `l`, in short: another text once they changed it. */
export const REVISION = Prisma.sql`corral_lot_revision(l.id)`;

/** Returns whether a lot is past its end and not settled yet. */
export function isDue(row: Pick<LotRow, 'status' | 'endTime' | 'serverTime'>): boolean {
  return row.status === 'active' && row.endTime <= row.serverTime;
}

/** The public columns of a bid, from `b`, its bidder `u` and its lot `l`. */
export const BID_COLUMNS = Prisma.sql`
  b.id, CASE WHEN u.id IS NULL THEN '***' ELSE left(u.first_name, 1) || '*** ' || left(u.last_name, 1) || '.' END AS bidder,
  b.bid_amount::text AS amount, b.created_at AS "createdAt", b.is_winning AS "isWinning", b.voided_at IS NOT NULL AS "isVoid",
  corral_bid_total(b.bid_amount, l.price_units)::text AS total, corral_bid_total(b.bid_amount, l.price_units, l.price_rate)::text AS "totalUsd"`;

/** Maps those columns, also when read as JSON. */
export function toPublicBid(row: Omit<PublicBid, 'createdAt'> & { createdAt: string | Date }): PublicBid {
  return { ...row, createdAt: new Date(row.createdAt).toISOString() };
}

/** Whether the winner of lot `l` has not written to its seller in time, though they could, and that isn't reported yet. */
export const ANSWER_MISSED = Prisma.sql`(
  l.status = 'sold' AND l.highest_bidder IS NOT NULL AND l.settled_at < clock_timestamp() - make_interval(hours => ${ANSWER_HOURS}::int)
  AND NOT EXISTS (SELECT 1 FROM messages m WHERE m.auction_lot_id = l.id AND m.from_user_id = l.highest_bidder AND m.to_user_id = l.user_id AND m.created_at >= l.settled_at)
  AND NOT EXISTS (SELECT 1 FROM user_blocks k WHERE k.blocker_id = l.user_id AND k.blocked_id = l.highest_bidder)
  AND NOT EXISTS (SELECT 1 FROM missed_answers a WHERE a.auction_lot_id = l.id AND a.user_id = l.highest_bidder)
  AND NOT EXISTS (SELECT 1 FROM award_reviews r WHERE r.auction_lot_id = l.id AND r.decided_at IS NULL))`;

type LockedLot = Pick<
  LotRow,
  | 'id'
  | 'title'
  | 'status'
  | 'startTime'
  | 'endTime'
  | 'currentHighestBid'
  | 'reservePrice'
  | 'bidCount'
  | 'serverTime'
  | 'priceCurrency'
  | 'total'
> & {
  userId: string | null;
  highestBidder: string | null;
};

/**
 * Locks a lot until the transaction ends, as a bid does. The clock is read after the lock is acquired, because a bid
 * that was first may have extended the lot.
 */
export async function lockLot(tx: Transaction, id: string): Promise<LockedLot | null> {
  const [held] = await tx.$queryRaw<
    { id: string }[]
  >`SELECT id FROM auction_lots WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  if (!held) return null;
  const [lot] = await tx.$queryRaw<LockedLot[]>`
    SELECT ${columnsOf('AuctionLot', ['userId', 'highestBidder'], 'l')}, ${LOT_COLUMNS} FROM auction_lots l WHERE id = ${id}::uuid`;
  return lot ?? null;
}

/** Closes a locked lot: sold to its leading bid, which is won, or ended with every standing bid failed. */
export async function closeLot(tx: Transaction, id: string, isSold: boolean): Promise<void> {
  await tx.$executeRaw`
    UPDATE auction_lots SET status = ${isSold ? 'sold' : 'ended'}::auction_lot_status, settled_at = clock_timestamp(), version = version + 1, updated_at = clock_timestamp()
    WHERE id = ${id}::uuid`;
  await tx.$executeRaw`
    UPDATE auction_bids SET status = CASE WHEN is_winning AND ${isSold} THEN 'won' ELSE 'failed' END::auction_bid_status, is_winning = is_winning AND ${isSold}, notice_owed = false
    WHERE auction_lot_id = ${id}::uuid AND voided_at IS NULL`;
}

/**
 * Notifies every process of a change of a lot on commit: followers get its new state and cached pages with it are
 * invalidated.
 */
export async function announce(tx: Transaction, lotId: string): Promise<void> {
  await pagesChanged(tx, lotTags(lotId));
  await tx.$executeRaw`SELECT pg_notify('auction_lots', ${lotId})`;
}

/** Returns everybody with a standing bid on a lot and its watchers, except those whose account is suspended or closed. */
export async function interestedIn(
  tx: Transaction,
  lotId: string,
): Promise<({ id: string; email: string; firstName: string; language: string; bid: boolean } & Whereabouts)[]> {
  return tx.$queryRaw`
    SELECT ${columnsOf('User', ['id', 'email', 'firstName', 'language', 'timeZone', 'location'], 'u')}, bool_or(i.bid) AS bid
    FROM (SELECT user_id, true AS bid FROM auction_bids WHERE auction_lot_id = ${lotId}::uuid AND voided_at IS NULL
          UNION ALL SELECT user_id, false FROM auction_watches WHERE auction_lot_id = ${lotId}::uuid) i
    JOIN users u ON u.id = i.user_id WHERE u.suspended_at IS NULL AND u.closed_at IS NULL GROUP BY u.id ORDER BY u.id`;
}

/** Returns the ids of up to 100 lots that are past their end and not settled. */
export async function dueLots(): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM auction_lots WHERE settled_at IS NULL AND status = 'active' AND end_time <= clock_timestamp() ORDER BY end_time LIMIT 100`;
  return rows.map(({ id }) => id);
}
