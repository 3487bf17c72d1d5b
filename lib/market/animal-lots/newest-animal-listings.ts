import 'server-only';
import type { VisitorPlace } from '@/lib/places/dto';
import type { AnimalListingDto } from './dto';
import { findAnimalListings } from './search-animal-listings';

/** So many of one seller are shown, who may have published many at once. */
const OF_SELLER = 2;
const READ_TIMES = 8;

/** The first of these, with more than a few of one seller only where there are no others. */
function ofSellers(listings: readonly AnimalListingDto[], limit: number): AnimalListingDto[] {
  const isOfFew = ({ userId }: AnimalListingDto, at: number) =>
    listings.slice(0, at).filter((before) => before.userId === userId).length < OF_SELLER;
  const few = listings.filter(isOfFew);
  return [...few, ...listings.filter((one) => !few.includes(one))].slice(0, limit);
}

/**
 * Returns the newest animal listings on sale, near a visitor's own place those that are near and new. One that is
 * highlighted, in a country its own, stands behind the newest.
 */
export async function newestAnimalListings(limit: number, from?: VisitorPlace): Promise<AnimalListingDto[]> {
  const query = { page: 1, limit: READ_TIMES * limit, ...(from ? { from } : {}) };
  // This order already says where highlighted lots come.
  if (from?.id !== undefined)
    return ofSellers((await findAnimalListings({ ...query, sort: 'near_recent' })).listings, limit);
  const [others, highlighted] = await Promise.all([
    findAnimalListings({ ...query, sort: 'newest', isHighlighted: false }),
    findAnimalListings({
      ...query,
      ...(from && { country: from.country }),
      ...{ sort: 'newest', isHighlighted: true, limit: 1 },
    }),
  ]);
  const all = [...others.listings.slice(0, 1), ...highlighted.listings, ...others.listings.slice(1)];
  return ofSellers(all, limit);
}
