import 'server-only';
import type { Actor } from '@/lib/accounts/actor';
import { db } from '@/lib/db/client';
import type { ListingStatus } from '@/lib/listings/dto';
import { listingStatus } from '@/lib/listings/policy';
import { equipmentSelect, toEquipmentDto, type EquipmentDto } from './dto';

export type OwnEquipmentDto = EquipmentDto & { status: ListingStatus; takenDown: boolean };

/** A page (counting from 1) of the actor's own equipment in whatever state, newest first. */
export async function listOwnEquipment(
  actor: Actor,
  { page, limit }: { page: number; limit: number },
): Promise<OwnEquipmentDto[]> {
  const rows = await db.equipmentListing.findMany({
    where: { userId: actor.id },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    skip: (page - 1) * limit,
    take: limit,
    select: { ...equipmentSelect, takenDownAt: true },
  });
  return rows.map((row) => ({
    ...toEquipmentDto(row),
    status: listingStatus(row),
    takenDown: row.takenDownAt !== null,
  }));
}
