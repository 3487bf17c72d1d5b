import 'server-only';
import { db } from '@/lib/core/db/client';
import type { Topic } from '@/lib/core/topics/schema';
import { imageUrl } from '@/lib/files/images/widths';
import { isId } from '@/lib/core/validation/fields';
import type { ConversationTopicDto } from './dto';

/**
 * Returns what two people have an offer, a visit or a deal about, whether or not it is still on sale: either may write to
 * the other about it first. Null if they have none.
 */
export async function findDealings(one: string, other: string, topic: Topic): Promise<ConversationTopicDto | null> {
  if (!isId(topic.id) || !isId(other)) return null;
  const pair = {
    OR: [
      { sellerId: one, buyerId: other },
      { sellerId: other, buyerId: one },
    ],
  };
  const select = { id: true, title: true, images: true } as const;
  const of = { some: pair };
  const row =
    topic.kind === 'listing'
      ? await db.animalListing.findFirst({
          where: { id: topic.id, OR: [{ negotiations: of }, { visits: of }, { deals: of }] },
          select,
        })
      : topic.kind === 'lot'
        ? await db.auctionLot.findFirst({ where: { id: topic.id, deals: of }, select })
        : null;
  if (!row) return null;
  const [image] = row.images;
  return { kind: topic.kind, id: row.id, title: row.title, image: image === undefined ? null : imageUrl(image, 400) };
}
