import 'server-only';
import { db } from '@/lib/core/db/client';
import { onSale } from '@/lib/market/listings/policy';
import { equipmentListingSelect, toEquipmentListingDto, type EquipmentListingDto } from './dto';

const SHOWN_MAX = 24;

/** Lists a seller's equipment on sale, highlighted first and then the newest. */
export async function listSellerEquipmentListings(userId: string): Promise<EquipmentListingDto[]> {
  const rows = await db.equipmentListing.findMany({
    where: { userId, ...onSale() },
    orderBy: [{ isHighlighted: 'desc' }, { createdAt: 'desc' }, { id: 'desc' }],
    take: SHOWN_MAX,
    select: equipmentListingSelect,
  });
  return rows.map(toEquipmentListingDto);
}
