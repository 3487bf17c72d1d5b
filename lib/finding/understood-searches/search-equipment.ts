import 'server-only';
import type { Locale } from '@/lib/core/i18n/locales';
import { understand } from '@/lib/language/sentences/understand';
import type { AnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import type { EquipmentListingQuery } from '@/lib/market/equipment/query-schema';
import { searchEquipmentListings } from '@/lib/market/equipment/search-equipment-listings';
import { currentRates } from '@/lib/market/rates/current-rates';
import { gazetteer } from '@/lib/places/gazetteer';
import type { EquipmentFound } from './dto';
import { isOfEquipment } from './of-equipment';

const OF_ANIMALS = ['category', 'class', 'sex', 'breed', 'notBreed'] as const;
const FIRST_PAGE = { page: 1, limit: 12, sort: 'newest' } as const;

/**
 * Finds the equipment that the text of a search of animals asks for («tractor hasta 20.000 dólares en Durazno»): all that
 * it says, or else what has its words, those with more of them first. Null if it asks for no equipment, or for animals too.
 */
export async function searchEquipment(asked: AnimalListingQuery, locale: Locale): Promise<EquipmentFound | null> {
  const { search, literal, country } = asked;
  if (!search || literal || OF_ANIMALS.some((key) => asked[key] !== undefined)) return null;
  if (!isOfEquipment(search, locale)) return null;
  const context = { locale, country, perUsd: await currentRates(), places: gazetteer() };
  const { filters, text } = understand(search, context);
  if (OF_ANIMALS.some((key) => filters[key] !== undefined)) return null;
  const { minPrice, maxPrice, near, radius, region, places } = filters;
  const said = Object.fromEntries(
    Object.entries({ minPrice, maxPrice, near, radius, region, places, country: filters.country ?? country }).filter(
      ([, value]) => value !== undefined,
    ),
  ) as Partial<EquipmentListingQuery>;
  const exact = { ...FIRST_PAGE, ...said, search: text };
  for (const query of [exact, { ...FIRST_PAGE, search: text }]) {
    const { listings, total } = await searchEquipmentListings(query);
    if (total > 0) return { query, listings, total, isExact: query === exact };
  }
  const { listings, total } = await searchEquipmentListings({ ...FIRST_PAGE, prefer: text });
  return total > 0 ? { query: FIRST_PAGE, listings, total, isExact: false } : null;
}
