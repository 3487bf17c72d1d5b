import { HEALTH_FLAGS } from '@/lib/livestock/facts/health';
import { nameOfBreeds } from '@/lib/livestock/stock/breeds';
import {
  animalListingQueryString,
  type ListingKey,
  type AnimalListingQuery,
} from '@/lib/market/animal-lots/query-schema';
import { countryName } from '@/lib/core/i18n/country';
import { formatAge, formatNumber, formatPrice } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import type { PlaceNames } from '@/lib/places/dto';
import type { FilterValues } from './filter-form';
import type { BrowseLabels } from './labels';
import { inUnit, type RangeUnit, type RangeUnits } from '@/components/ui/units/range-unit';

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
  if (location)
    add(radius === undefined || names.isUnknown ? location : words.near(location, radius), 'location', 'radius');
  if (country) add(countryName(country, locale), 'country');
  if (region !== undefined) add(names.region ?? String(region), 'region');
  const any = places && (names.places ?? places);
  if (any) add(radius === undefined ? any : words.near(any, radius), 'places', 'radius');
  if (withoutPlace) add(words.withoutPlace, 'withoutPlace');
}

/** A unit of limits: one that a search names, or the filter's own. */
type Shown = Pick<RangeUnit, 'before' | 'after'> & { worth?: number };

const DOLLARS: Shown = { before: 'US$' };

/** Formats limits in a unit, with how its sign stands beside them: `US$ 2,60 /lb`. */
function inUnits(
  locale: Locale,
  low: string | number | undefined,
  high: string | number | undefined,
  { worth, before, after }: Shown,
): [low: string | undefined, high: string | undefined, unit: (text: string) => string] {
  const shown = (limit: string | number | undefined) => {
    if (limit === undefined) return undefined;
    const amount = worth === undefined ? String(limit) : inUnit(String(limit), { worth, before });
    return before ? formatPrice(locale, amount) : formatNumber(locale, Number(amount));
  };
  return [shown(low), shown(high), (text) => [before, text, after].filter(Boolean).join('\u00a0')];
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
  units: RangeUnits,
  add: Add,
  addOf: AddOf,
): void {
  const whole = (value: number | undefined) => (value === undefined ? undefined : formatNumber(locale, value));
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
  const [lightest, heaviest, weighed] = inUnits(locale, minWeight, maxWeight, units.weight ?? { after: 'kg' });
  range(lightest, heaviest, weighed, 'minWeight', 'maxWeight');
  const [least, most, perWeight] = inUnits(
    locale,
    minPriceKg,
    maxPriceKg,
    units.priceKg ?? { ...DOLLARS, after: '/kg' },
  );
  range(least, most, perWeight, 'minPriceKg', 'maxPriceKg');
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

/** What is shown of a search beside its filters. */
interface ShownAs extends AreaNames {
  /** The units that its text names. */
  units?: RangeUnits | undefined;
}

/** Returns the active filters in the order of the form; each value of a list is one, and a pair of limits is one. */
export function activeFilters(
  query: AnimalListingQuery,
  locale: Locale,
  labels: BrowseLabels,
  { zone: zoneName, units = {}, ...placeNames }: ShownAs = {},
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
  addLotFilters(query, locale, labels, units, add, addOf);
  if (minPrice !== undefined || maxPrice !== undefined) {
    const [least, most, priced] = inUnits(locale, minPrice, maxPrice, units.price ?? DOLLARS);
    add(filterRange(least, most, priced, labels.chips), 'minPrice', 'maxPrice');
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
