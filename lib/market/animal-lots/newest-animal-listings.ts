import 'server-only';
import type { VisitorPlace } from '@/lib/places/dto';
import type { AnimalListingDto } from './dto';
import { findAnimalListings } from './search-animal-listings';

/**
 * Returns the newest animal listings on sale, near a visitor's own place those that are near and new. One that is
 * highlighted, in a country its own, stands behind the newest.
 */
export async function newestAnimalListings(limit: number, from?: VisitorPlace): Promise<AnimalListingDto[]> {
  const query = { page: 1, limit, ...(from ? { from } : {}) };
  // This order already says where highlighted lots come.
  if (from?.id !== undefined) return (await findAnimalListings({ ...query, sort: 'near_recent' })).listings;
  const [others, highlighted] = await Promise.all([
    findAnimalListings({ ...query, sort: 'newest', isHighlighted: false }),
    findAnimalListings({
      ...query,
      ...(from && { country: from.country }),
      ...{ sort: 'newest', isHighlighted: true, limit: 1 },
    }),
  ]);
  return [...others.listings.slice(0, 1), ...highlighted.listings, ...others.listings.slice(1)].slice(0, limit);
}
