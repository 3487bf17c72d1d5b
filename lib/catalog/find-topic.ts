import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import { getAnimalListing } from '@/lib/animals/get-animal-listing';
import { getLotTopic } from '@/lib/auctions/get-lot-topic';
import { getEquipmentListing } from '@/lib/equipment/get-equipment-listing';
import type { Topic } from '@/lib/topics/schema';

/** What a topic is about, with its owner (null if their account is deleted) and, for a sold lot, the winner. */
export type Subject = Topic & { userId: string | null; title: string; winnerId: string | null };

/** Returns the animal, equipment or lot of a topic, or null if there is none that `viewer` may see. */
export async function findTopic(viewer: Actor, { kind, id }: Topic): Promise<Subject | null> {
  if (kind === 'lot') {
    const lot = await getLotTopic(id);
    return lot && { kind, ...lot };
  }
  const found = kind === 'listing' ? await getAnimalListing(viewer, id) : await getEquipmentListing(viewer, id);
  return found && { kind, id: found.id, userId: found.userId, title: found.title, winnerId: null };
}
