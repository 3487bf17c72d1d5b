import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { lotTags } from '@/lib/core/cache/page-tags';
import type { Transaction } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { imageKeys } from '@/lib/files/uploads/image-keys';
import { withdrawLot } from './cancel-lot';
import { isDue, lockLot } from './lot-rows';

/**
 * Locks a user's bidding, and the lots that the user sells, bids on or won, until the transaction ends. Bidding is locked
 * before lots and lots before users, in the same order as a bid does, to avoid deadlocks.
 */
export async function lockLotsOf(tx: Transaction, userId: string): Promise<void> {
  await tx.$executeRaw`SELECT corral_lock_bidder(${userId}::uuid)`;
  await tx.$executeRaw`
    SELECT 1 FROM auction_lots l
    WHERE l.status IN ('active', 'held') AND l.user_id = ${userId}::uuid
      OR l.status IN ('active', 'sold') AND l.id IN (
        SELECT auction_lot_id FROM auction_bids WHERE user_id = ${userId}::uuid AND voided_at IS NULL)
    ORDER BY l.id FOR NO KEY UPDATE`;
}

/** Withdraws the open lots of a user who is being suspended and returns their ids. */
export async function withdrawLotsOf(tx: Transaction, userId: string, by: Actor): Promise<string[]> {
  const rows = await tx.$queryRaw<
    { id: string }[]
  >`SELECT id FROM auction_lots WHERE user_id = ${userId}::uuid AND status IN ('active', 'held') ORDER BY id`;
  const withdrawn: string[] = [];
  for (const { id } of rows) {
    const lot = await lockLot(tx, id);
    if (!lot || isDue(lot)) continue;
    await withdrawLot(tx, lot, by);
    withdrawn.push(id);
  }
  return withdrawn;
}

/** @throws DomainError `open_auctions` while the user leads an open lot or sells one that has bids. */
export async function refuseOpenAuctions(tx: Transaction, userId: string): Promise<void> {
  const [open] = await tx.$queryRaw<{ found: number }[]>`
    SELECT 1 AS found FROM auction_lots WHERE status = 'active' AND (highest_bidder = ${userId}::uuid OR (user_id = ${userId}::uuid AND bid_count > 0)) LIMIT 1`;
  if (open) throw new DomainError('open_auctions');
}

/**
 * Removes an account that is being deleted from the auctions: its lots without bids are deleted, the others stay
 * without a seller.
 * @returns the storage keys of the deleted lots' pictures.
 * @throws DomainError `open_auctions` while the user leads an open lot or sells one that has bids.
 */
export async function leaveAuctions(tx: Transaction, userId: string): Promise<string[]> {
  await refuseOpenAuctions(tx, userId);
  const gone = await tx.$queryRaw<
    { id: string; images: string[] }[]
  >`DELETE FROM auction_lots WHERE user_id = ${userId}::uuid AND bid_count = 0 RETURNING id, images`;
  // The pictures of lots that stay are compared with others' for as long as those of deleted listings, not for ever.
  await tx.$executeRaw`UPDATE picture_hashes SET auction_lot_id = NULL WHERE user_id = ${userId}::uuid AND auction_lot_id IS NOT NULL`;
  await pagesChanged(
    tx,
    gone.flatMap(({ id }) => lotTags(id)),
  );
  return gone.flatMap(({ images }) => imageKeys(images));
}
