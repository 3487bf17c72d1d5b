import type { ActiveFilter } from '@/components/market/listings/browse/active-filters';
import type { ChipChoice, ChipMenu, ChipRange } from '@/components/market/listings/browse/filter-chip';
import { formatNumber } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { CONDITIONS, EQUIPMENT_CATEGORIES, type EquipmentCategory } from '@/lib/market/equipment/categories';
import {
  equipmentListingQueryString,
  type EquipmentKey,
  type EquipmentListingQuery,
} from '@/lib/market/equipment/query-schema';
import type { EquipmentLabels } from './labels';

interface MenuOf {
  locale: Locale;
  labels: EquipmentLabels;
  /** The path of the list. */
  action: string;
  query: EquipmentListingQuery;
  /** The hits of the search by category; null if there are too many to count. */
  hits: Record<EquipmentCategory, number> | null;
}

/** What a filter of equipment could be instead: another category, condition or distance, or other limits. */
export function equipmentChipMenu(
  { keys }: Pick<ActiveFilter<EquipmentKey>, 'keys'>,
  { locale, labels: { filters, names, chips }, action, query, hits }: MenuOf,
): ChipMenu | undefined {
  const base: Partial<EquipmentListingQuery> = { ...query, page: 1 };
  for (const key of keys) delete base[key];
  const choice = (label: string, changes: Partial<EquipmentListingQuery>, isChosen: boolean): ChipChoice => {
    const href = action + equipmentListingQueryString({ ...base, ...changes });
    return isChosen ? [label, href, true] : [label, href];
  };
  const limits = (low: EquipmentKey, high: EquipmentKey, range: Omit<ChipRange, 'values'>) => ({
    isUncounted: true as const,
    range: { ...range, values: { [low]: String(query[low] ?? ''), [high]: String(query[high] ?? '') } },
  });
  const { minPrice, maxPrice, minYear, maxYear } = filters;
  switch (keys[0]) {
    case 'category':
      return {
        title: filters.category,
        choices: EQUIPMENT_CATEGORIES.filter((name) => name === query.category || hits?.[name] !== 0).map((name) => {
          const count = hits ? ` (${formatNumber(locale, hits[name])})` : '';
          return choice(names.categories[name] + count, { category: name }, name === query.category);
        }),
      };
    case 'condition':
      return {
        title: filters.condition,
        choices: CONDITIONS.map((name) =>
          choice(names.conditions[name], { condition: name }, name === query.condition),
        ),
      };
    case 'minPrice':
      return limits('minPrice', 'maxPrice', {
        ...{ label: filters.price, mode: 'decimal', maxLength: 16, before: 'US$' },
        limits: [
          ['minPrice', minPrice],
          ['maxPrice', maxPrice],
        ],
      });
    case 'minYear':
      return limits('minYear', 'maxYear', {
        ...{ label: filters.year, mode: 'numeric', maxLength: 4 },
        limits: [
          ['minYear', minYear],
          ['maxYear', maxYear],
        ],
      });
    case 'location': {
      const { location = '', radius } = query;
      return {
        title: filters.radius,
        choices: [...new Set([...filters.radii, ...(radius === undefined ? [] : [radius])])]
          .toSorted((one, other) => one - other)
          .map((km) => choice(chips.within(km), { location, radius: km }, km === radius)),
        place: { label: filters.location, value: location, ...(radius ? { radius } : {}) },
      };
    }
    default:
      return undefined;
  }
}
