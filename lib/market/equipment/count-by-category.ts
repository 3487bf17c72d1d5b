import 'server-only';
import { readCounts } from '@/lib/market/browse/read-counts';
import { countHitsBy } from '@/lib/market/search/count-hits';
import { EQUIPMENT_CATEGORIES, type EquipmentCategory } from './categories';
import { EQUIPMENT_LISTINGS } from './equipment-listings';
import type { EquipmentListingQuery } from './query-schema';
import { withNames } from './called-alike';
import { EQUIPMENT_FILTERS } from './search-equipment-listings';

/** Counts the equipment listings on sale in each category. */
export async function countEquipmentListingsByCategory(): Promise<Record<EquipmentCategory, number>> {
  const counts = Object.fromEntries(EQUIPMENT_CATEGORIES.map((category) => [category, 0])) as Record<
    EquipmentCategory,
    number
  >;
  for (const { category, total } of await readCounts('equipment')) counts[category as EquipmentCategory] += total;
  return counts;
}

/** Counts the hits of a search in each category, its own left aside; null if there are too many to count. */
export async function countEquipmentSearchByCategory(
  query: EquipmentListingQuery,
): Promise<Record<EquipmentCategory, number> | null> {
  const { category: _category, ...others } = query;
  const { sort: _sort, page: _page, limit: _limit, ...filters } = others;
  if (Object.keys(filters).length === 0) return countEquipmentListingsByCategory();
  const found = await countHitsBy(
    { table: EQUIPMENT_LISTINGS.table, filters: EQUIPMENT_FILTERS },
    withNames(others),
    'category',
  );
  return (
    found &&
    (Object.fromEntries(EQUIPMENT_CATEGORIES.map((name) => [name, found[name] ?? 0])) as Record<
      EquipmentCategory,
      number
    >)
  );
}
