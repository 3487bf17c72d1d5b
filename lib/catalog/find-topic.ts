import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import { getAnimalListing } from '@/lib/animals/get-animal-listing';
import { getLotTopic } from '@/lib/auctions/get-lot-topic';
import { getEquipmentListing } from '@/lib/equipment/get-equipment-listing';
import type { Topic } from '@/lib/topics/schema';

/** What a topic is about: whose it is (null where their account is gone) and, for a lot that was sold, who won it. */
export type Subject = Topic & { userId: string | null; title: string; winnerId: string | null };

/** The listing, equipment or lot of a topic, or null where there is none that `viewer` may see. */
export async function findTopic(viewer: Actor, { kind, id }: Topic): Promise<Subject | null> {
  if (kind === 'lot') {
    const lot = await getLotTopic(id);
    return lot && { kind, ...lot };
  }
  const found = kind === 'listing' ? await getAnimalListing(viewer, id) : await getEquipmentListing(viewer, id);
  return found && { kind, id: found.id, userId: found.userId, title: found.title, winnerId: null };
}
