import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import type { ListingStatus } from '@/lib/market/listings/dto';
import { listingStatus } from '@/lib/market/listings/policy';
import { isUnclearPlace } from '@/lib/places/place-text';
import { equipmentListingSelect, toEquipmentListingDto, type EquipmentListingDto } from './dto';

export type OwnEquipmentListingDto = EquipmentListingDto & {
  status: ListingStatus;
  takenDown: boolean;
  held: boolean;
  placeUnclear: boolean;
};

/** Lists the actor's own equipment in any state, newest first. `page` counts from 1. */
export async function listOwnEquipmentListings(
  actor: Actor,
  { page, limit }: { page: number; limit: number },
): Promise<OwnEquipmentListingDto[]> {
  const rows = await db.equipmentListing.findMany({
    where: { userId: actor.id },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    skip: (page - 1) * limit,
    take: limit,
    select: { ...equipmentListingSelect, takenDownAt: true, heldAt: true },
  });
  return rows.map((row) => ({
    ...toEquipmentListingDto(row),
    status: listingStatus(row),
    takenDown: row.takenDownAt !== null,
    held: row.heldAt !== null,
    placeUnclear: isUnclearPlace(row.location),
  }));
}
