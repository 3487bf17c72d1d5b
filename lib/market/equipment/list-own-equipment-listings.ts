import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import type { ListingStatus } from '@/lib/market/listings/dto';
import { listingStatus } from '@/lib/market/listings/policy';
import { inOwnState } from '@/lib/market/own-listings/own-states';
import type { OwnState } from '@/lib/market/own-listings/schema';
import { isUnclearPlace } from '@/lib/places/place-text';
import { equipmentListingSelect, toEquipmentListingDto, type EquipmentListingDto } from './dto';

export type OwnEquipmentListingDto = EquipmentListingDto & {
  status: ListingStatus;
  takenDown: boolean;
  held: boolean;
  placeUnclear: boolean;
};

/** Lists the actor's own equipment, newest first: that in `state`, or in any. `page` counts from 1. */
export async function listOwnEquipmentListings(
  actor: Actor,
  { page, limit, state = null }: { page: number; limit: number; state?: OwnState | null },
): Promise<OwnEquipmentListingDto[]> {
  const rows = await db.equipmentListing.findMany({
    where: { userId: actor.id, ...inOwnState(state) },
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
