import 'server-only';
import { db } from '@/lib/core/db/client';
import { gazetteer } from '@/lib/places/gazetteer';
import { distanceOf } from '@/lib/places/near';
import { freightRate } from '@/lib/livestock/pricing/freight';
import type { AnimalListingDetailDto } from '../dto';
import { getAnimalListing } from '../get-animal-listing';
import { landedPrice, type Landed } from './landed';

/** A listing, and what it comes to at the place that distances are measured from: within one country only. */
export type ComparedListingDto = AnimalListingDetailDto & { landed: Landed | null };

/**
 * Returns the listings that everybody may see among those asked for, on sale or sold, in the order asked for; each with
 * its distance from a place, if one is given.
 */
export async function compareListings(ids: readonly string[], near?: number): Promise<ComparedListingDto[]> {
  const distance = distanceOf({ near });
  const [found, rows] = await Promise.all([
    Promise.all(ids.map((id) => getAnimalListing(null, id, { alsoSold: true }))),
    distance
      ? db.$queryRaw<{ id: string; country: string | null; distanceKm: number | null }[]>`
          SELECT l.id, l.country, ${distance.column} FROM cattle_listings l WHERE l.id = ANY(${ids}::uuid[])`
      : [],
  ]);
  const country = near === undefined ? undefined : gazetteer().get(near)?.country;
  const rate = country === undefined ? null : freightRate(country);
  const placed = new Map(rows.map((row) => [row.id, row]));
  return found.flatMap((listing): ComparedListingDto[] => {
    if (!listing) return [];
    const row = placed.get(listing.id);
    if (typeof row?.distanceKm !== 'number') return [{ ...listing, landed: null }];
    const measured = { ...listing, distanceKm: Math.round(row.distanceKm) };
    return [{ ...measured, landed: rate && row.country === country ? landedPrice(measured, rate) : null }];
  });
}
