import 'server-only';
import { db } from '@/lib/core/db/client';
import { onSale } from '@/lib/market/listings/policy';
import { equipmentListingSelect, toEquipmentListingDto, type EquipmentListingDto } from './dto';

const SHOWN = 3;

/** Returns up to three other listings on sale of the same category, newest first. */
export async function similarEquipmentListings({
  id,
  category,
}: Pick<EquipmentListingDto, 'id' | 'category'>): Promise<EquipmentListingDto[]> {
  const rows = await db.equipmentListing.findMany({
    where: { category, id: { not: id }, ...onSale() },
    orderBy: [{ isHighlighted: 'desc' }, { createdAt: 'desc' }, { id: 'desc' }],
    take: SHOWN,
    select: equipmentListingSelect,
  });
  return rows.map(toEquipmentListingDto);
}
