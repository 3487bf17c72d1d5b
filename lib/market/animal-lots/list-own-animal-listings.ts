import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { type ListingStatus } from '@/lib/market/listings/dto';
import { listingStatus } from '@/lib/market/listings/policy';
import { inOwnState } from '@/lib/market/own-listings/own-states';
import type { OwnState } from '@/lib/market/own-listings/schema';
import { isUnclearPlace } from '@/lib/places/place-text';
import { animalListingSelect, toAnimalListingDto, type AnimalListingDto } from './dto';

export type OwnAnimalListingDto = AnimalListingDto & {
  favorites: number;
  status: ListingStatus;
  takenDown: boolean;
  held: boolean;
  placeUnclear: boolean;
};

/**
 * Lists the actor's own listings, newest first, with the number of users who saved each: those in `state`, or in any.
 * `page` counts from 1.
 */
export async function listOwnAnimalListings(
  actor: Actor,
  { page = 1, limit = 100, state = null }: { page?: number; limit?: number; state?: OwnState | null } = {},
): Promise<OwnAnimalListingDto[]> {
  const rows = await db.animalListing.findMany({
    where: { userId: actor.id, ...inOwnState(state) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    skip: (page - 1) * limit,
    take: limit,
    select: { ...animalListingSelect, takenDownAt: true, heldAt: true, _count: { select: { favorites: true } } },
  });
  return rows.map((row) => ({
    ...toAnimalListingDto(row),
    favorites: row._count.favorites,
    status: listingStatus(row),
    takenDown: row.takenDownAt !== null,
    held: row.heldAt !== null,
    placeUnclear: isUnclearPlace(row.location),
  }));
}
