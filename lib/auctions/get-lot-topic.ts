import 'server-only';
import { db } from '@/lib/db/client';
import { isId } from '@/lib/validation/fields';

/** A lot as a thing to write about or to report; everybody sees every lot. `winnerId` is set once it is sold. */
export type LotTopic = { id: string; userId: string | null; title: string; winnerId: string | null };

/** The lot of that id, or null; a malformed id names none. */
export async function getLotTopic(id: string): Promise<LotTopic | null> {
  if (!isId(id)) return null;
  const lot = await db.auctionLot.findUnique({
    where: { id },
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
