import 'server-only';
import { db } from '@/lib/db/client';
import { onSale } from '@/lib/listings/policy';
import { equipmentSelect, toEquipmentDto, type EquipmentDto } from './dto';

const SHOWN = 3;

/** Up to three other pieces of equipment of the same category on sale, newest first. */
export async function similarEquipment({
  id,
  category,
}: Pick<EquipmentDto, 'id' | 'category'>): Promise<EquipmentDto[]> {
  const rows = await db.equipmentListing.findMany({
    where: { category, id: { not: id }, ...onSale() },
    orderBy: [{ isHighlighted: 'desc' }, { createdAt: 'desc' }, { id: 'desc' }],
    take: SHOWN,
    select: equipmentSelect,
  });
  return rows.map(toEquipmentDto);
}
