import 'server-only';
import { announce, isDue, lockLot } from '@/lib/market/auctions/lot-rows';
import { EXTENSION_MINUTES } from '@/lib/market/auctions/auction-rules';
import { settle } from '@/lib/market/auctions/settle-lot';
import { Prisma, type Transaction } from '@/lib/core/db/client';
import { newId } from '@/lib/core/db/new-id';

/** Why bids became void. */
export type VoidReason = 'suspended' | 'deleted' | 'shut_out' | 'withdrawn';

type Locked = NonNullable<Awaited<ReturnType<typeof lockLot>>>;

/**
 * Makes a person's bids void for good, in the caller's transaction: lots under way are computed again from the bids that
 * stand, and a lot that the person won and hasn't paid for is put before the administrators. Restoring the account does
 * not bring the bids back. Lots that were paid for, cancelled or not sold stay as they are. Of one seller only with
 * `sellerId`, and then only lots under way; with `keepsWins` the lots that the person won stay theirs. Those concerned are notified by `noticeVoidBids` after the commit.
 *
 * Takes the locks of the person's bids and of these lots: call it before locking users, or after `lockLotsOf`.
 * @returns the ids of the lots concerned.
 */
export async function voidBidsOf(
  tx: Transaction,
  userId: string,
  reason: VoidReason,
  { sellerId, keepsWins = false }: { sellerId?: string; keepsWins?: boolean } = {},
): Promise<string[]> {
  await tx.$executeRaw`SELECT corral_lock_bidder(${userId}::uuid)`;
  const concerned: string[] = [];
  for (const id of await lotsToVoid(tx, userId, sellerId, keepsWins)) {
    const lot = await currentLot(tx, id);
    if (!lot || (sellerId !== undefined && lot.status !== 'active')) continue;
    if (lot.status === 'active') await voidOpen(tx, lot, userId, reason);
    else if (lot.status === 'sold') await voidSold(tx, lot, userId, reason);
    else continue;
    await announce(tx, id);
    concerned.push(id);
  }
  return concerned;
}

/**
 * Makes the bids of a winner void whose deal ended without animals, in the caller's transaction, so that the administrators
 * decide about the runner-up. Nothing happens unless they still are its winner. Takes the locks of the person's bids and of the lot.
 */
export async function voidWinOf(tx: Transaction, userId: string, lotId: string): Promise<void> {
  await tx.$executeRaw`SELECT corral_lock_bidder(${userId}::uuid)`;
  const lot = await lockLot(tx, lotId);
  if (lot?.status !== 'sold' || lot.highestBidder !== userId) return;
  await voidSold(tx, lot, userId, 'withdrawn');
  await announce(tx, lotId);
}

/** Lots on which a bid of the person stands and which are open, sold but not paid, or before the administrators. */
async function lotsToVoid(
  tx: Transaction,
  userId: string,
  sellerId: string | undefined,
  keepsWins: boolean,
): Promise<string[]> {
  const ofSeller = sellerId === undefined ? Prisma.empty : Prisma.sql`AND l.user_id = ${sellerId}::uuid`;
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT l.id FROM auction_lots l
    WHERE l.id IN (SELECT auction_lot_id FROM auction_bids WHERE user_id = ${userId}::uuid AND voided_at IS NULL)
      AND (l.status = 'active' OR l.status = 'sold' AND (
        ${!keepsWins} AND l.highest_bidder = ${userId}::uuid AND EXISTS (
          SELECT 1 FROM transactions t WHERE t.auction_lot_id = l.id AND t.user_id = ${userId}::uuid AND t.type = 'auction_bid' AND t.status = 'pending')
        OR EXISTS (SELECT 1 FROM award_reviews r WHERE r.auction_lot_id = l.id AND r.decided_at IS NULL)))
      ${ofSeller}
    ORDER BY l.id FOR NO KEY UPDATE`;
  return rows.map(({ id }) => id);
}

/** Reads a locked lot; one that is past its end is settled first, because what happens now came too late for it. */
async function currentLot(tx: Transaction, id: string): Promise<Locked | null> {
  const lot = await lockLot(tx, id);
  if (!lot || !isDue(lot)) return lot;
  await settle(tx, id);
  return lockLot(tx, id);
}

const markVoid = (tx: Transaction, lotId: string, userId: string, reason: VoidReason) => tx.$executeRaw`
  UPDATE auction_bids SET status = 'void', is_winning = false, notice_owed = false, voided_at = clock_timestamp(), void_reason = ${reason}
  WHERE auction_lot_id = ${lotId}::uuid AND user_id = ${userId}::uuid AND voided_at IS NULL`;

async function voidOpen(tx: Transaction, lot: Locked, userId: string, reason: VoidReason): Promise<void> {
  await markVoid(tx, lot.id, userId, reason);
  await tx.$executeRaw`
    INSERT INTO auction_void_notices (id, auction_lot_id, user_id, reason, leader_before, price_before)
    SELECT ${newId()}::uuid, ${lot.id}::uuid, ${userId}::uuid, ${reason}, old_leader, old_price
    FROM corral_reckon_lot(${lot.id}::uuid, ${EXTENSION_MINUTES}::int)`;
}

/** Nobody is awarded a lot whose account was suspended, closed or deleted after the lot ended. */
const markGoneVoid = (tx: Transaction, lotId: string) => tx.$executeRaw`
  UPDATE auction_bids b SET status = 'void', is_winning = false, notice_owed = false, voided_at = clock_timestamp(),
    void_reason = CASE WHEN EXISTS (SELECT 1 FROM users u WHERE u.id = b.user_id AND u.closed_at IS NULL) THEN 'suspended' ELSE 'deleted' END
  WHERE b.auction_lot_id = ${lotId}::uuid AND b.voided_at IS NULL AND NOT EXISTS (
    SELECT 1 FROM users u WHERE u.id = b.user_id AND u.closed_at IS NULL
      AND (u.suspended_at IS NULL OR coalesce(u.suspended_until <= now(), false)))`;

async function voidSold(tx: Transaction, lot: Locked, userId: string, reason: VoidReason): Promise<void> {
  await markVoid(tx, lot.id, userId, reason);
  await tx.$executeRaw`UPDATE auction_lots SET version = version + 1, updated_at = clock_timestamp() WHERE id = ${lot.id}::uuid`;
  if (lot.highestBidder !== userId) return;
  const undecided = { decision: null, decidedAt: null, decidedBy: null };
  const facts = { formerWinner: userId, formerPrice: lot.currentHighestBid ?? 0, reason };
  await tx.awardReview.upsert({
    where: { auctionLotId: lot.id },
    create: { auctionLotId: lot.id, ...facts },
    update: { ...facts, ...undecided, createdAt: new Date() },
  });
  await markGoneVoid(tx, lot.id);
  await tx.auctionVoidNotice.create({
    data: { auctionLotId: lot.id, userId, reason, leaderBefore: userId, priceBefore: lot.currentHighestBid },
  });
}
