import 'server-only';
import type { Locale } from '@/lib/core/i18n/locales';
import { parseAnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import type { EquipmentListingDto } from '@/lib/market/equipment/dto';
import type { EquipmentListingQuery } from '@/lib/market/equipment/query-schema';
import { searchEquipmentListings } from '@/lib/market/equipment/search-equipment-listings';
import type { VisitorPlace } from '@/lib/places/dto';
import { isOfAnimals } from './of-equipment';
import { searchEquipment } from './search-equipment';

/** Whether equipment is in the condition and of the years that were asked for. */
const suits =
  ({ condition, minYear = -Infinity, maxYear = Infinity }: EquipmentListingQuery) =>
  (one: EquipmentListingDto) =>
    (condition === undefined || one.condition === condition) &&
    (one.year === null ? minYear === -Infinity && maxYear === Infinity : one.year >= minYear && one.year <= maxYear);

/**
 * What comes next to a search of equipment that finds nothing: what its text asks for, read as a sentence, or else what is
 * newest of its category; in both cases first what is in the condition and of the years that were asked for.
 */
export async function nearestEquipment(
  query: EquipmentListingQuery,
  locale: Locale,
  from?: VisitorPlace,
): Promise<EquipmentListingDto[]> {
  const { search, category, minPrice, maxPrice, near, radius, location, region, places, country } = query;
  const wished = { minPrice, maxPrice, near, radius, location, region, places, country };
  const isSuited = suits(query);
  const asked = { ...parseAnimalListingQuery({}).query, search, ...wished };
  const read = search && !isOfAnimals(search, locale) ? await searchEquipment(asked, locale, from, true) : null;
  if (read) {
    const found = [...read.listings, ...read.like];
    return found.toSorted((one, other) => Number(isSuited(other)) - Number(isSuited(one)));
  }
  const { condition, minYear, maxYear } = query;
  const newest = {
    page: 1,
    limit: 12,
    sort: 'newest',
    ...(from ? { from } : {}),
    ...(category ? { category } : {}),
  } as const;
  const years = { ...(minYear === undefined ? {} : { minYear }), ...(maxYear === undefined ? {} : { maxYear }) };
  const suited = await searchEquipmentListings({ ...newest, ...years, ...(condition ? { condition } : {}) });
  return suited.total > 0 ? suited.listings : (await searchEquipmentListings(newest)).listings;
}
