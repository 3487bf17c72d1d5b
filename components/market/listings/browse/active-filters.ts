import { HEALTH_FLAGS } from '@/lib/livestock/facts/health';
import { nameOfBreeds } from '@/lib/livestock/stock/breeds';
import {
  animalListingQueryString,
  type ListingKey,
  type AnimalListingQuery,
} from '@/lib/market/animal-lots/query-schema';
import { formatAge, formatNumber, formatPrice } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import type { PlaceNames } from '@/lib/places/dto';
import type { FilterValues } from './filter-form';
import type { BrowseLabels } from './labels';

/** An active filter with its label, the query without it, and its keys. */
export interface ActiveFilter<Key extends string = string> {
  label: string;
  query: string;
  keys: readonly Key[];
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

/** What a search says of places. */
interface PlacesAsked {
  location?: string | undefined;
  radius?: number | undefined;
  country?: string | undefined;
  region?: number | undefined;
  places?: string | undefined;
  withoutPlace?: true | undefined;
}

/** Adds the filters of places. */
export function addPlaceFilters(
  { location, radius, country, region, places, withoutPlace }: PlacesAsked,
  names: PlaceNames,
  locale: Locale,
  words: BrowseLabels['chips'],
  add: (label: string, ...keys: ('location' | 'radius' | 'country' | 'region' | 'places' | 'withoutPlace')[]) => void,
): void {
  if (location) add(radius === undefined ? location : words.near(location, radius), 'location', 'radius');
  if (country) add(new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country, 'country');
  if (region !== undefined) add(names.region ?? String(region), 'region');
  const any = names.places ?? places;
  if (any) add(radius === undefined ? any : words.near(any, radius), 'places', 'radius');
  if (withoutPlace) add(words.withoutPlace, 'withoutPlace');
}

type Add = (label: string, ...keys: ListingKey[]) => void;
type AddOf = (key: 'breed' | 'notBreed' | 'class' | 'horns' | 'teeth', word: (value: string) => string) => void;

/** Adds the filters of lots. */
function addLotFilters(
  {
    sex,
    minHeads,
    maxHeads,
    minWeight,
    maxWeight,
    minPriceKg,
    maxPriceKg,
    pay,
    delivery,
    withoutWeight,
  }: AnimalListingQuery,
  locale: Locale,
  { lot: labels, chips: words }: Pick<BrowseLabels, 'lot' | 'chips'>,
  add: Add,
  addOf: AddOf,
): void {
  const whole = (value: number | undefined) => (value === undefined ? undefined : formatNumber(locale, value));
  const decimal = (value: string | undefined) => (value === undefined ? undefined : formatPrice(locale, value));
  const range = (
    low: string | undefined,
    high: string | undefined,
    unit: (text: string) => string,
    ...keys: ListingKey[]
  ) => {
    if (low !== undefined || high !== undefined) add(filterRange(low, high, unit, words), ...keys);
  };
  addOf('class', labels.stock);
  if (sex) add(labels.sexes[sex], 'sex');
  const inHeads = (text: string) => `${text}\u00a0${labels.filters.headsUnit}`;
  range(whole(minHeads), whole(maxHeads), inHeads, 'minHeads', 'maxHeads');
  range(whole(minWeight), whole(maxWeight), (text) => `${text}\u00a0kg`, 'minWeight', 'maxWeight');
  const perKilo = (text: string) => `US$\u00a0${text}\u00a0/kg`;
  range(decimal(minPriceKg), decimal(maxPriceKg), perKilo, 'minPriceKg', 'maxPriceKg');
  addOf('horns', labels.horns);
  addOf('teeth', labels.teeth);
  if (pay) add(labels.pay(pay), 'pay');
  if (delivery) add(labels.deliveryBy(delivery), 'delivery');
  if (withoutWeight) add(labels.withoutWeight, 'withoutWeight');
}

/** The names of a search's areas, which only the server knows. */
interface AreaNames extends PlaceNames {
  zone?: string | undefined;
}

/** Returns the active filters in the order of the form; each value of a list is one, and a pair of limits is one. */
export function activeFilters(
  query: AnimalListingQuery,
  locale: Locale,
  labels: BrowseLabels,
  { zone: zoneName, ...placeNames }: AreaNames = {},
): ActiveFilter<ListingKey>[] {
  const active: ActiveFilter<ListingKey>[] = [];
  const add = (label: string, ...keys: ListingKey[]) => {
    const rest: Partial<AnimalListingQuery> = { ...query, page: 1 };
    for (const key of keys) delete rest[key];
    active.push({ label, query: animalListingQueryString(rest), keys });
  };
  const addOf: AddOf = (key, word) => {
    const values = query[key]?.split(',') ?? [];
    for (const value of values) {
      const others = values.filter((other) => other !== value).join(',');
      const { [key]: _all, ...rest } = query;
      const left = { ...rest, page: 1, ...(others ? { [key]: others } : {}) };
      active.push({ label: word(value), query: animalListingQueryString(left), keys: [key] });
    }
  };
  const { search, category, minPrice, maxPrice, minAge, maxAge, sellerId } = query;
  if (search) add(`“${search}”`, 'search');
  if (category) add(labels.filters.categories[category], 'category', 'breed', 'class', 'horns', 'teeth');
  addOf('breed', (name) => nameOfBreeds(labels.filters.breeds, name));
  addOf('notBreed', (name) => labels.chips.notBreed(nameOfBreeds(labels.filters.breeds, name)));
  addLotFilters(query, locale, labels, add, addOf);
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
  addPlaceFilters(query, placeNames, locale, labels.chips, add);
  // A zone without a town, such as one of the sea, has no name.
  if (query.zone) add(zoneName === undefined ? labels.bar.map : labels.chips.zone(zoneName), 'zone');
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
