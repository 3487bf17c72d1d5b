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

/** An active filter with its label, and the query without it. */
export interface ActiveFilter {
  label: string;
  query: string;
}

/** Formats a pair of limits, of which one may be missing. */
export function filterRange(
  low: string | undefined,
  high: string | undefined,
  unit: (text: string) => string,
  words: Pick<BrowseLabels['chips'], 'upTo' | 'from'>,
): string {
  if (low !== undefined && high !== undefined) return unit(`${low} – ${high}`);
  return low === undefined ? words.upTo(unit(high ?? '')) : words.from(unit(low));
}

/** Returns the active filters in the order of the form; a pair of limits is one filter. */
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
      filterRange(text(minPrice), text(maxPrice), (amount) => `US$\u00a0${amount}`, labels.chips),
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

/** An invalid filter: its field's label and the reason. */
export interface FilterProblem {
  label: string;
  text: string;
}

/**
 * Returns the invalid filters in the order of `labels`. Keys without a field, such as page or sort, are skipped:
 * nobody typed them.
 */
export function filterProblems(errors: FilterValues, labels: Readonly<Record<string, string>>): FilterProblem[] {
  return Object.entries(labels).flatMap(([field, label]) => (errors[field] ? [{ label, text: errors[field] }] : []));
}
