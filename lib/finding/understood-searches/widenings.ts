import 'server-only';
import { AGE_MAX_MONTHS, HEADS_MAX } from '@/lib/livestock/facts/limits';
import { CLASSES, CLASS_CODES, classesOf, type ClassCode } from '@/lib/livestock/stock/classes';
import { speciesOfBreeds, type Category } from '@/lib/livestock/stock/categories';
import { areSires } from '@/lib/livestock/stock/likeness';
import { inRole, servingAs } from '@/lib/livestock/stock/roles';
import { chosenSort, type RankedAnimalQuery } from '@/lib/market/animal-lots/query-schema';
import { centreOf, countryAsked } from '@/lib/places/near';
import { RADIUS_MAX_KM } from '@/lib/places/schema';
import { FACT_FILTERS, type GivenUp } from './dto';

/** A search that gives up one thing. */
interface Widening {
  gives: GivenUp;
  /** The search without it, or as far as it may go by itself. */
  query: RankedAnimalQuery;
  /** The search without it, if that goes further. */
  open?: RankedAnimalQuery;
}

type Query = RankedAnimalQuery;
type Give = (query: Query) => Omit<Widening, 'gives'> | null;

/** How far beyond a limit a lot is still like what was asked. */
const TOLERANCE = 0.3;
/** Where a search looks, its country aside. */
export const AREA = ['near', 'radius', 'location', 'region', 'places', 'zone'] as const;

/** So many lots a page has at least, where the market has them. */
export const LOTS_MIN = 12;

/** True if a search says no place: the visitor's own country is at home then. */
export const isAnywhere = (query: Query): boolean =>
  [...AREA, 'country' as const].every((key) => query[key] === undefined);

/** True if nobody chose the order. */
export const isAutomatic = ({ sort }: Query): boolean => chosenSort(sort) === 'newest';

const without = (query: Query, ...keys: readonly (keyof Query)[]): Query => {
  const left = { ...query };
  for (const key of keys) delete left[key];
  return left;
};

/** The step between two values of a filter that lie next to each other, and how they are written. */
const UNITS = {
  whole: { step: 1, write: (value: number) => Math.round(value) },
  price: { step: 0.01, write: (value: number) => value.toFixed(2) },
  priceKg: { step: 0.0001, write: (value: number) => value.toFixed(4) },
} as const;

type Range = {
  min: keyof Query;
  max: keyof Query;
  unit: keyof typeof UNITS;
  /** The most that the filter takes. */
  most: number;
};

const HEADS: Range = { min: 'minHeads', max: 'maxHeads', unit: 'whole', most: HEADS_MAX };
const PRICE: Range = { min: 'minPrice', max: 'maxPrice', unit: 'price', most: 99_999_999 };
const PRICE_KG: Range = { min: 'minPriceKg', max: 'maxPriceKg', unit: 'priceKg', most: 999_999 };
const WEIGHT: Range = { min: 'minWeight', max: 'maxWeight', unit: 'whole', most: 5_000 };
const AGE: Range = { min: 'minAge', max: 'maxAge', unit: 'whole', most: AGE_MAX_MONTHS };

/** Goes beyond the limits of a range: by a part of them, or if it is open as far as there is anything. */
function beyondRange({ min, max, unit, most }: Range, isOpen = false): Give {
  return (query) => {
    const { step, write } = UNITS[unit];
    const [low, high] = [query[min], query[max]].map((limit) => (limit === undefined ? undefined : Number(limit)));
    const rest = without(query, min, max);
    const lowest = low === undefined ? undefined : isOpen ? step : low * (1 - TOLERANCE);
    const highest = high === undefined ? undefined : Math.min(most, isOpen ? most : high * (1 + TOLERANCE));
    const wide = {
      ...(lowest === undefined ? {} : { [min]: write(lowest) }),
      ...(highest === undefined ? {} : { [max]: write(highest) }),
    };
    const isLimited = (low !== undefined && low > step) || (high !== undefined && high < most);
    return isLimited ? { query: isOpen ? rest : { ...rest, ...wide }, open: rest } : null;
  };
}

const first =
  (...gives: Give[]): Give =>
  (query) =>
    gives.reduce<ReturnType<Give>>((found, give) => found ?? give(query), null);

/** Gives up some filters as they are. */
const dropped =
  (...keys: readonly (keyof Query)[]): Give =>
  (query) => {
    if (keys.every((key) => query[key] === undefined)) return null;
    const wide = without(query, ...keys);
    return { query: wide };
  };

/** Females for breeding are found in the stead of each other. */
const FOR_BREEDING = inRole('for_breeding');

/**
 * The classes of the families that are asked for; of a family of which a search asks for some only, those: «novilhas» may
 * be dairy heifers, but no cows.
 */
function familiesOf(asked: readonly ClassCode[]): ClassCode[] {
  const parts = new Map<string, number>();
  for (const code of asked) parts.set(CLASSES[code].family, (parts.get(CLASSES[code].family) ?? 0) + 1);
  const most = Math.max(...parts.values());
  return CLASS_CODES.filter((code) => parts.get(CLASSES[code].family) === most || asked.includes(code));
}

/** The classes of the species and the sex that are asked for, of which there is no other in their stead; of sires, entire ones. */
export function classesAlike({ class: names, sex }: Query): ClassCode[] {
  const codes = classesOf(names ?? '');
  const asked = codes.map((code) => CLASSES[code]);
  const all = areSires(codes) ? inRole('entire') : CLASS_CODES;
  const sexes = new Set<string>(sex ? [sex] : asked.map((one) => one.sex));
  const isOfSex = (code: ClassCode) =>
    sexes.has('mixed') || CLASSES[code].sex === 'mixed' || sexes.has(CLASSES[code].sex);
  return all.filter((code) => isOfSex(code) && asked.some(({ category }) => category === CLASSES[code].category));
}

function otherClasses(query: Query): ReturnType<Give> {
  const asked = classesOf(query.class ?? '');
  if (asked.length === 0) return null;
  const alike = classesAlike(query);
  const serving = query.sex ? undefined : servingAs(asked);
  const areBred = asked.every((code) => FOR_BREEDING.includes(code));
  const others = areBred ? [...familiesOf(asked), ...FOR_BREEDING] : familiesOf(asked);
  const whole =
    serving ?? CLASS_CODES.filter((code) => asked.includes(code) || (others.includes(code) && alike.includes(code)));
  return whole.length === asked.length ? null : { query: { ...query, class: whole.join(',') } };
}

function otherBreeds(query: Query): ReturnType<Give> {
  const { breed, inWords } = query;
  if (!breed) return null;
  const words = inWords?.split(',').filter((key) => key !== 'breed');
  const category = query.class ? query.category : speciesOf(query);
  const wide = {
    ...without(query, 'breed', 'inWords'),
    ...(category ? { category } : {}),
    ...(words && words.length > 0 ? { inWords: words.join(',') } : {}),
  };
  return { query: wide };
}

/** Around a region are other places of its country. */
function furtherAway(query: Query): ReturnType<Give> {
  const { region, ...others } = query;
  const country = query.country ?? countryAsked(query);
  if (region !== undefined && country)
    return { query: { ...without(others, ...AREA), country, near: region, radius: RADIUS_MAX_KM } };
  if (!centreOf(query) || (query.radius ?? 0) >= RADIUS_MAX_KM) return null;
  const wide = { ...query, radius: RADIUS_MAX_KM };
  return { query: wide };
}

/** Leaves the place for the rest of its country. */
function restOfCountry(query: Query): ReturnType<Give> {
  if (AREA.every((key) => query[key] === undefined)) return null;
  const country = query.country ?? countryAsked(query);
  const wide = { ...without(query, ...AREA), ...(country ? { country } : {}) };
  return { query: wide };
}

const GIVES: Record<GivenUp, Give> = {
  /** Words that had to stand in the lot only rank. */
  text: (query) => {
    if (!query.search) return null;
    const prefer = [query.search.replace(/["“”«»]/g, ' ').trim(), query.prefer].filter(Boolean).join(' ');
    const wide = { ...without(query, 'search', 'literal'), prefer };
    return { query: wide };
  },
  radius: furtherAway,
  heads: beyondRange(HEADS, true),
  price: first(beyondRange(PRICE), beyondRange(PRICE_KG)),
  weight: beyondRange(WEIGHT),
  age: beyondRange(AGE),
  facts: dropped(...FACT_FILTERS),
  class: otherClasses,
  breed: otherBreeds,
  place: restOfCountry,
  country: dropped(...AREA, 'country'),
};

/** The species of what is asked for, which is given up last; undefined if nothing says one. */
export function speciesOf({ category, class: names, breed }: Query): Category | undefined {
  const [code] = classesOf(names ?? '');
  return category ?? (code ? CLASSES[code].category : speciesOfBreeds(breed));
}

/** The search for whatever is where was asked: near the place, or in it. */
export const placeOf = (query: Query): Pick<Query, (typeof AREA)[number] | 'country'> => ({
  ...Object.fromEntries(
    [...AREA, 'country' as const].flatMap((key) => (query[key] === undefined ? [] : [[key, query[key]]])),
  ),
});

/** Returns a search that gives up one thing; null if it doesn't ask for it. */
export function widen(query: Query, gives: GivenUp): Widening | null {
  const wide = GIVES[gives](query);
  return wide && { gives, ...wide };
}

/** Returns a search that gives up all of these things it asks for. */
export const widenBy = (query: Query, given: readonly GivenUp[]): Query =>
  given.reduce((wide, gives) => {
    const widened = widen(wide, gives);
    return widened?.open ?? widened?.query ?? wide;
  }, query);
