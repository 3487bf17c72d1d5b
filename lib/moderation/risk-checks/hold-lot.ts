import 'server-only';
import { announce } from '@/lib/market/auctions/lot-rows';
import type { Transaction } from '@/lib/core/db/client';

/**
 * Takes a lot out of everything public until a moderator has looked at its risk signals. Returns false if it isn't open,
 * or somebody has bid: bids bind people who then must see the lot, so that a moderator decides while it runs.
 */
export async function holdLot(tx: Transaction, id: string): Promise<boolean> {
  const held = await tx.$executeRaw`
    UPDATE auction_lots SET status = 'held', held_at = clock_timestamp(), version = version + 1, updated_at = clock_timestamp()
    WHERE id = ${id}::uuid AND status = 'active' AND bid_count = 0 AND end_time > clock_timestamp()`;
  if (held > 0) await announce(tx, id);
  return held > 0;
}

/**
 * Opens a held lot again, for as long as it had left to run; its watchers are notified again when it is about to end. Returns
 * false if it isn't held.
 */
export async function releaseLot(tx: Transaction, id: string): Promise<boolean> {
  const released = await tx.$executeRaw`
    UPDATE auction_lots SET status = 'active', held_at = NULL, end_noticed_at = NULL, version = version + 1, updated_at = clock_timestamp(),
      end_time = end_time + greatest(clock_timestamp() - greatest(held_at, start_time), interval '0')
    WHERE id = ${id}::uuid AND status = 'held'`;
  if (released === 0) return false;
  await tx.auctionWatch.updateMany({ where: { auctionLotId: id }, data: { notifiedAt: null } });
  await announce(tx, id);
  return true;
}
