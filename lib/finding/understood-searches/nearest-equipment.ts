import 'server-only';
import type { Locale } from '@/lib/core/i18n/locales';
import { parseAnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import type { EquipmentListingDto } from '@/lib/market/equipment/dto';
import type { EquipmentListingQuery } from '@/lib/market/equipment/query-schema';
import { searchEquipmentListings } from '@/lib/market/equipment/search-equipment-listings';
import type { VisitorPlace } from '@/lib/places/dto';
import { searchEquipment } from './search-equipment';

/**
 * What comes next to a search of equipment that finds nothing: what its text asks for, read as a sentence, or else what is
 * newest of its category.
 */
export async function nearestEquipment(
  { search, category, minPrice, maxPrice, near, radius, location, region, places, country }: EquipmentListingQuery,
  locale: Locale,
  from?: VisitorPlace,
): Promise<EquipmentListingDto[]> {
  if (!search) return [];
  const wished = { minPrice, maxPrice, near, radius, location, region, places, country };
  const found = await searchEquipment({ ...parseAnimalListingQuery({}).query, search, ...wished }, locale, from);
  if (found) return [...found.listings, ...found.like];
  const newest = { page: 1, limit: 12, sort: 'newest', ...(from ? { from } : {}) } as const;
  const { listings } = await searchEquipmentListings({ ...newest, ...(category ? { category } : {}) });
  return listings;
}
