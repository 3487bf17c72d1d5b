import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import { getAnimalListing } from '@/lib/animals/get-animal-listing';
import { getLotTopic } from '@/lib/auctions/get-lot-topic';
import { getEquipmentListing } from '@/lib/equipment/get-equipment-listing';
import type { ListingStatus } from '@/lib/listings/dto';
import type { Topic } from '@/lib/topics/schema';

/**
 * What a topic is about, with its owner (null if their account is deleted). Listings have a price and a status, sold
 * lots a winner.
 */
export type Subject = Topic & {
  userId: string | null;
  title: string;
  winnerId: string | null;
  price: string | null;
  status: ListingStatus | null;
};

/** Returns the animal, equipment or lot of a topic, or null if there is none that `viewer` may see. */
export async function findTopic(viewer: Actor, { kind, id }: Topic): Promise<Subject | null> {
  if (kind === 'lot') {
    const lot = await getLotTopic(id);
    return lot && { kind, ...lot, price: null, status: null };
  }
  const found = kind === 'listing' ? await getAnimalListing(viewer, id) : await getEquipmentListing(viewer, id);
  if (!found) return null;
  const { userId, title, price, status } = found;
  return { kind, id: found.id, userId, title, winnerId: null, price, status };
}
