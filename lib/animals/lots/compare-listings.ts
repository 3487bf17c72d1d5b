import 'server-only';
import { db } from '@/lib/db/client';
import { distanceOf } from '@/lib/places/near';
import type { AnimalListingDetailDto } from '../dto';
import { getAnimalListing } from '../get-animal-listing';

/**
 * Returns the listings that everybody may see among those asked for, on sale or sold, in the order asked for; each with
 * its distance from a place, if one is given.
 */
export async function compareListings(ids: readonly string[], near?: number): Promise<AnimalListingDetailDto[]> {
  const distance = distanceOf({ near });
  const [found, rows] = await Promise.all([
    Promise.all(ids.map((id) => getAnimalListing(null, id, { alsoSold: true }))),
    distance
      ? db.$queryRaw<{ id: string; distanceKm: number | null }[]>`
          SELECT l.id, ${distance.column} FROM cattle_listings l WHERE l.id = ANY(${ids}::uuid[])`
      : [],
  ]);
  const kilometres = new Map(rows.map(({ id, distanceKm }) => [id, distanceKm]));
  return found.flatMap((listing) => {
    if (!listing) return [];
    const km = kilometres.get(listing.id);
    return [typeof km === 'number' ? { ...listing, distanceKm: Math.round(km) } : listing];
  });
}
