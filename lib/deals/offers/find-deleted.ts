import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { parseTopic } from '@/lib/core/topics/schema';
import { isId } from '@/lib/core/validation/fields';

/**
 * Returns what a negotiation of the actor was about that went with its deleted listing; null of any other. Of those only what
 * its two sides were notified of is left.
 */
export async function findDeleted(actor: Pick<Actor, 'id'>, id: string): Promise<{ title: string } | null> {
  if (!isId(id)) return null;
  const notice = await db.notification.findUnique({
    where: { userId_kind_subject: { userId: actor.id, kind: 'offer', subject: `offer ${id}` } },
    select: { topic: true, data: true },
  });
  const topic = notice?.topic ? parseTopic(notice.topic) : null;
  if (!notice || topic?.kind !== 'listing') return null;
  if ((await db.animalListing.count({ where: { id: topic.id } })) > 0) return null;
  // `notifyOfOffer` and `notifyOfferGone` wrote it.
  return { title: (notice.data as { title: string }).title };
}
