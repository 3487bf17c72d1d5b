import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { listingStatus, maySeeListing, showsAsSold } from '@/lib/market/listings/policy';
import { sellerSelect, toSeller } from '@/lib/market/listings/seller-of';
import { isId } from '@/lib/core/validation/fields';
import { equipmentListingSelect, toEquipmentListingDto, type EquipmentListingDetailDto } from './dto';

/**
 * Returns an equipment listing with its seller, or null if there is none that `viewer` may see (or the id is
 * malformed). `alsoSold` is for the public page, which shows sold listings as such.
 */
export async function getEquipmentListing(
  viewer: Actor | null,
  id: string,
  { alsoSold = false } = {},
): Promise<EquipmentListingDetailDto | null> {
  if (!isId(id)) return null;
  const row = await db.equipmentListing.findUnique({
    where: { id },
    select: { ...equipmentListingSelect, takenDownAt: true, heldAt: true, user: { select: sellerSelect } },
  });
  if (!row || !(maySeeListing(viewer, row) || (alsoSold && showsAsSold(row)))) return null;
  return {
    ...toEquipmentListingDto(row),
    status: listingStatus(row),
    takenDown: row.takenDownAt !== null,
    held: row.heldAt !== null,
    seller: await toSeller(row.user),
  };
}
