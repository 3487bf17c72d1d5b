import 'server-only';
import { db } from '@/lib/db/client';
import { nextExpiry } from '@/lib/listings/next-expiry';
import { EQUIPMENT_CATEGORIES, type EquipmentCategory } from './categories';

/** How much equipment each category has on sale. */
export async function countEquipmentByCategory(): Promise<Record<EquipmentCategory, number>> {
  await nextExpiry('equipment');
  const rows = await db.equipmentListing.groupBy({ by: ['category'], where: { isActive: true }, _count: true });
  const counts = Object.fromEntries(EQUIPMENT_CATEGORIES.map((category) => [category, 0])) as Record<EquipmentCategory, number>;
  for (const row of rows) counts[row.category] = row._count;
  return counts;
}
