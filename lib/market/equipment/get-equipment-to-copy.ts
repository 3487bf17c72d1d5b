import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { copyableBy } from '@/lib/market/listings/policy';
import { isId } from '@/lib/core/validation/fields';
import { equipmentListingSelect, toEquipmentListingDto, type EquipmentListingDto } from './dto';

/** Returns the actor's own listing with the id, to begin another from; null if there is none such. */
export async function getEquipmentToCopy(actor: Actor, id: string): Promise<EquipmentListingDto | null> {
  if (!isId(id)) return null;
  const row = await db.equipmentListing.findFirst({
    where: { ...copyableBy(actor), id },
    select: equipmentListingSelect,
  });
  return row && toEquipmentListingDto(row);
}
