import 'server-only';
import { db } from '@/lib/core/db/client';
import { isId } from '@/lib/core/validation/fields';

/**
 * A lot as the topic of a message or a report; every lot is public but one that waits for a moderator. `winnerId` is
 * set once it is sold.
 */
export type LotTopic = { id: string; userId: string | null; title: string; winnerId: string | null };

/** Returns the lot with this id, or null (also for a malformed id). */
export async function getLotTopic(id: string): Promise<LotTopic | null> {
  if (!isId(id)) return null;
  const lot = await db.auctionLot.findUnique({
    where: { id, status: { not: 'held' } },
    select: { id: true, userId: true, title: true, status: true, highestBidder: true },
  });
  return (
    lot && {
      id: lot.id,
      userId: lot.userId,
      title: lot.title,
      winnerId: lot.status === 'sold' ? lot.highestBidder : null,
    }
  );
}
