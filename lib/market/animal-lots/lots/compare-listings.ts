import 'server-only';
import { db } from '@/lib/core/db/client';
import { gazetteer } from '@/lib/places/gazetteer';
import { distanceOf } from '@/lib/places/near';
import { freightRate, type FreightRate, freightPerHead } from '@/lib/livestock/pricing/freight';
import { CLASSES } from '@/lib/livestock/stock/classes';
import type { AnimalListingDetailDto } from '../dto';
import { getAnimalListing } from '../get-animal-listing';
import { headsForSale } from '../lot-figures';

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

/** What a lot comes to at the buyer's farm, in US dollars. */
interface Landed {
  head: number;
  /** By the kilogram that its price is for. */
  kg: number;
  freight: number;
}

/**
 * Estimates what a whole lot of cattle comes to at a farm: its price, the buyer's commission and the freight. Null where
 * one of them isn't known, and where the seller brings it or nobody has said who pays.
 */
function landedPrice(listing: AnimalListingDetailDto, rate: FreightRate): Landed | null {
  const { weight, distanceKm, lot, price } = listing;
  const headCount = headsForSale(lot);
  const { class: stockClass, freightPayer, priceKg, buyerCommission, comparable } = lot;
  if (distanceKm === undefined || headCount === null || weight === null || priceKg === null || stockClass === null)
    return null;
  const { category, family } = CLASSES[stockClass];
  if (category !== 'bovine' || freightPayer !== 'buyer' || !comparable) return null;
  const heads = { heads: headCount, kg: weight, areCalves: family === 'calf' };
  const freight = freightPerHead(rate, heads, distanceKm);
  const head = Number(price) * (1 + Number(buyerCommission ?? 0) / 100) + freight;
  return { head, kg: (head * Number(priceKg)) / Number(price), freight };
}
