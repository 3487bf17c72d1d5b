import 'server-only';
import { readCounts } from '@/lib/browse/read-counts';
import { EQUIPMENT_CATEGORIES, type EquipmentCategory } from './categories';

/** Counts the equipment listings on sale in each category. */
export async function countEquipmentListingsByCategory(): Promise<Record<EquipmentCategory, number>> {
  const counts = Object.fromEntries(EQUIPMENT_CATEGORIES.map((category) => [category, 0])) as Record<
    EquipmentCategory,
    number
  >;
  for (const { category, total } of await readCounts('equipment')) counts[category as EquipmentCategory] += total;
  return counts;
}
