import { nameOfBreed } from '@/lib/animals/breeds';
import {
  HEALTH_FLAGS,
  animalListingQueryString,
  type ListingKey,
  type AnimalListingQuery,
} from '@/lib/animals/query-schema';
import { formatAge, formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { FilterValues } from './filter-form';
import type { BrowseLabels } from './labels';

/** A filter that is on, in words, and the query without it. */
export interface ActiveFilter {
  label: string;
  query: string;
}

/** A pair of limits in words: one of them, or both. */
export function filterRange(
  low: string | undefined,
  high: string | undefined,
  unit: (text: string) => string,
  words: Pick<BrowseLabels['chips'], 'upTo' | 'from'>,
): string {
  if (low !== undefined && high !== undefined) return unit(`${low} – ${high}`);
  return low === undefined ? words.upTo(unit(high ?? '')) : words.from(unit(low));
}

/** The filters that are on, in the order in which they stand in the form; a pair of limits is one of them. */
export function activeFilters(query: AnimalListingQuery, locale: Locale, labels: BrowseLabels): ActiveFilter[] {
  const active: ActiveFilter[] = [];
  const add = (label: string, ...keys: ListingKey[]) => {
    const rest: Partial<AnimalListingQuery> = { ...query, page: 1 };
    for (const key of keys) delete rest[key];
    active.push({ label, query: animalListingQueryString(rest) });
  };
  const { search, category, breed, minPrice, maxPrice, minAge, maxAge, location, sellerId } = query;
  if (search) add(`“${search}”`, 'search');
  if (category) add(labels.filters.categories[category], 'category', 'breed');
  if (breed) add(nameOfBreed(labels.filters.breeds, breed), 'breed');
  if (minPrice !== undefined || maxPrice !== undefined) {
    const text = (amount: string | undefined) => (amount === undefined ? undefined : formatPrice(locale, amount));
    add(
      filterRange(text(minPrice), text(maxPrice), (amount) => `US$ ${amount}`, labels.chips),
      'minPrice',
      'maxPrice',
    );
  }
  if (minAge !== undefined || maxAge !== undefined) {
    const text = (months: number | undefined) => (months === undefined ? undefined : formatAge(locale, months));
    add(
      filterRange(text(minAge), text(maxAge), (age) => age, labels.chips),
      'minAge',
      'maxAge',
    );
  }
  for (const flag of HEALTH_FLAGS) if (query[flag]) add(labels.filters.flags[flag], flag);
  if (location) add(location, 'location');
  if (sellerId) add(labels.chips.seller, 'sellerId');
  return active;
}

/** A filter that can't be searched for: its field's name, and why. */
export interface FilterProblem {
  label: string;
  text: string;
}

/** What is wrong with the filters, in the order of `labels`; what has no field, as a page or an order, was not typed by a visitor. */
export function filterProblems(errors: FilterValues, labels: Readonly<Record<string, string>>): FilterProblem[] {
  return Object.entries(labels).flatMap(([field, label]) => (errors[field] ? [{ label, text: errors[field] }] : []));
}
