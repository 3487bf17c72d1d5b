import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { getAnimalListing } from '@/lib/market/animal-lots/get-animal-listing';
import { getLotTopic } from '@/lib/market/auctions/get-lot-topic';
import { getEquipmentListing } from '@/lib/market/equipment/get-equipment-listing';
import type { AskedDto, ListingDetailDto, ListingDto, ListingStatus } from '@/lib/market/listings/dto';
import type { PriceBasis } from '@/lib/livestock/pricing/price-bases';
import type { Topic } from '@/lib/core/topics/schema';
import type { TopicPrice } from './dto';

/**
 * What a topic is about, with its owner (null if their account is deleted). Listings have a price and a status, sold
 * lots a winner.
 */
export type Subject = Topic & {
  userId: string | null;
  title: string;
  winnerId: string | null;
  /** US dollars. */
  price: string | null;
  asked: TopicPrice | null;
  status: ListingStatus | null;
};

const subjectOf = ({ id, userId, title, price, status }: ListingDetailDto<ListingDto>) => ({
  id,
  userId,
  title,
  winnerId: null,
  price,
  status,
});

const askedOf = (
  { priceAmount: amount, priceCurrency: currency }: Pick<AskedDto, 'priceAmount' | 'priceCurrency'>,
  basis: PriceBasis | null,
): TopicPrice => ({ amount, currency, basis });

/** Returns the animal, equipment or lot of a topic, or null if there is none that `viewer` may see. */
export async function findTopic(viewer: Actor, { kind, id }: Topic): Promise<Subject | null> {
  if (kind === 'lot') {
    const lot = await getLotTopic(id);
    return lot && { kind, ...lot, price: null, asked: null, status: null };
  }
  if (kind === 'listing') {
    const listing = await getAnimalListing(viewer, id);
    return listing && { kind, ...subjectOf(listing), asked: askedOf(listing.lot, listing.lot.priceBasis) };
  }
  const equipment = await getEquipmentListing(viewer, id);
  return equipment && { kind, ...subjectOf(equipment), asked: askedOf(equipment, null) };
}
