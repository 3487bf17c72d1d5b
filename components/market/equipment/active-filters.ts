import { addPlaceFilters, filterRange, type ActiveFilter } from '@/components/market/listings/browse/active-filters';
import { formatPrice } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import {
  equipmentListingQueryString,
  type EquipmentKey,
  type EquipmentListingQuery,
} from '@/lib/market/equipment/query-schema';
import type { PlaceNames } from '@/lib/places/dto';
import type { EquipmentLabels } from './labels';

/** Returns the active filters in the order of the form; a pair of limits is one filter. */
export function equipmentFilters(
  query: EquipmentListingQuery,
  locale: Locale,
  { names, chips }: EquipmentLabels,
  placeNames: PlaceNames = {},
): ActiveFilter<EquipmentKey>[] {
  const active: ActiveFilter<EquipmentKey>[] = [];
  const add = (label: string, ...keys: EquipmentKey[]) => {
    const rest: Partial<EquipmentListingQuery> = { ...query, page: 1 };
    for (const key of keys) delete rest[key];
    active.push({ label, query: equipmentListingQueryString(rest), keys });
  };
  const { search, category, condition, minPrice, maxPrice, minYear, maxYear } = query;
  const price = (amount: string | undefined) => (amount === undefined ? undefined : formatPrice(locale, amount));
  if (search) add(`“${search}”`, 'search');
  if (category) add(names.categories[category], 'category');
  if (condition) add(names.conditions[condition], 'condition');
  if (minPrice !== undefined || maxPrice !== undefined)
    add(
      filterRange(price(minPrice), price(maxPrice), (amount) => `US$\u00a0${amount}`, chips),
      'minPrice',
      'maxPrice',
    );
  if (minYear !== undefined || maxYear !== undefined)
    add(
      filterRange(minYear?.toString(), maxYear?.toString(), (year) => year, chips),
      'minYear',
      'maxYear',
    );
  addPlaceFilters(query, placeNames, locale, chips, add);
  return active;
}
