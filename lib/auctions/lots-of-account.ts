import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import { pagesChanged } from '@/lib/cache/page-changes';
import { lotTags } from '@/lib/cache/page-tags';
import type { Transaction } from '@/lib/db/client';
import { DomainError } from '@/lib/errors/domain-error';
import { imageKeys } from '@/lib/uploads/image-keys';
import { withdrawLot } from './cancel-lot';
import { isDue, lockLot } from './lot-rows';

/** Holds the open lots that a person sells or bids on until the transaction ends: lots before their people, in the order in which a bid takes the two. */
export async function lockLotsOf(tx: Transaction, userId: string): Promise<void> {
  await tx.$executeRaw`
    SELECT 1 FROM auction_lots l
    WHERE l.status = 'active' AND (l.user_id = ${userId}::uuid OR EXISTS (SELECT 1 FROM auction_bids b WHERE b.auction_lot_id = l.id AND b.user_id = ${userId}::uuid))
    ORDER BY l.id FOR NO KEY UPDATE`;
}

/**
 * Takes the open lots of somebody who is being suspended out of the auction, and answers which. What they bid on others' lots stands: a
 * bid binds, and whoever administers may cancel such a lot.
 */
export async function withdrawLotsOf(tx: Transaction, userId: string, by: Actor): Promise<string[]> {
  const rows = await tx.$queryRaw<
    { id: string }[]
  >`SELECT id FROM auction_lots WHERE user_id = ${userId}::uuid AND status = 'active' ORDER BY id`;
  const withdrawn: string[] = [];
  for (const { id } of rows) {
    const lot = await lockLot(tx, id);
    if (!lot || isDue(lot)) continue;
    await withdrawLot(tx, lot, by);
    withdrawn.push(id);
  }
  return withdrawn;
}

/**
 * Takes an account that is being deleted out of the auctions: lots without bids go with it, others stay without their seller. Answers the
 * storage keys of the pictures that are nobody's then.
 * @throws DomainError `open_auctions` while they lead a lot, or somebody bid on one of theirs, and it is not over.
 */
export async function leaveAuctions(tx: Transaction, userId: string): Promise<string[]> {
  const [open] = await tx.$queryRaw<{ found: number }[]>`
    SELECT 1 AS found FROM auction_lots WHERE status = 'active' AND (highest_bidder = ${userId}::uuid OR (user_id = ${userId}::uuid AND bid_count > 0)) LIMIT 1`;
  if (open) throw new DomainError('open_auctions');
  const gone = await tx.$queryRaw<
    { id: string; images: string[] }[]
  >`DELETE FROM auction_lots WHERE user_id = ${userId}::uuid AND bid_count = 0 RETURNING id, images`;
  await pagesChanged(
    tx,
    gone.flatMap(({ id }) => lotTags(id)),
  );
  return gone.flatMap(({ images }) => imageKeys(images));
}
