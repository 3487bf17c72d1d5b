import 'server-only';
import { equipmentFilters } from '@/components/market/equipment/active-filters';
import { equipmentLabels } from '@/components/market/equipment/labels';
import { activeFilters } from '@/components/market/listings/browse/active-filters';
import { browseLabels } from '@/components/market/listings/browse/labels';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { equipmentQueryOf, savedSearchPath } from '@/lib/core/topics/search-path';
import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { parseAnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { ANIMAL_FILTERS } from '@/lib/market/animal-lots/search-animal-listings';
import { EQUIPMENT_LISTINGS } from '@/lib/market/equipment/equipment-listings';
import { parseEquipmentListingQuery } from '@/lib/market/equipment/query-schema';
import { withNames } from '@/lib/market/equipment/called-alike';
import { EQUIPMENT_FILTERS } from '@/lib/market/equipment/search-equipment-listings';
import { countHits } from '@/lib/market/search/count-hits';

/** Returns the filters of a saved search in words, the way to its results, and what counts them. */
export async function savedFilters(saved: string, locale: Locale) {
  const ofEquipment = equipmentQueryOf(saved);
  const values = Object.fromEntries(new URLSearchParams(ofEquipment ?? saved));
  const href = localizedPath(locale, savedSearchPath(saved));
  const words = (filters: readonly { label: string }[]) => filters.map(({ label }) => label).join(' · ');
  if (ofEquipment === null) {
    const { query } = parseAnimalListingQuery(values);
    return {
      filters: words(activeFilters(query, locale, await browseLabels(locale))),
      href,
      count: () => countHits({ table: ANIMAL_LISTINGS.table, filters: ANIMAL_FILTERS }, query),
    };
  }
  const { query } = parseEquipmentListingQuery(values);
  return {
    filters: words(equipmentFilters(query, locale, await equipmentLabels(locale))),
    href,
    count: () => countHits({ table: EQUIPMENT_LISTINGS.table, filters: EQUIPMENT_FILTERS }, withNames(query)),
  };
}
