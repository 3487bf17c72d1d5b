import 'server-only';
import type { Actor } from '@/lib/accounts/actor';
import { getLotTopic } from '@/lib/auctions/get-lot-topic';
import { getEquipment } from '@/lib/equipment/get-equipment';
import { getListing } from '@/lib/listings/get-listing';
import type { Topic } from './schema';

/** What a topic is about: whose it is (null where their account is gone) and, for a lot that was sold, who won it. */
export type Subject = Topic & { userId: string | null; title: string; winnerId: string | null };

/** The listing, equipment or lot of a topic, or null where there is none that `viewer` may see. */
export async function findTopic(viewer: Actor, { kind, id }: Topic): Promise<Subject | null> {
  if (kind === 'lot') {
    const lot = await getLotTopic(id);
    return lot && { kind, ...lot };
  }
  const found = kind === 'listing' ? await getListing(viewer, id) : await getEquipment(viewer, id);
  return found && { kind, id: found.id, userId: found.userId, title: found.title, winnerId: null };
}
