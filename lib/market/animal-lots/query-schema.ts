import { AGE_MAX_MONTHS, HEADS_MAX, TEETH } from '@/lib/livestock/facts/limits';
import { z } from 'zod';
import type { Locale } from '@/lib/core/i18n/locales';
import { ANIMALS_PATH } from '@/lib/core/i18n/paths';
import type { VisitorPlace } from '@/lib/places/dto';
import { placeFilters } from '@/lib/places/schema';
import { ZONE } from '@/lib/places/zones';
import { LISTING_KEYS } from '@/lib/core/search-keys.mjs';
import { message } from '@/lib/core/validation/field-errors';
import { day } from '@/lib/core/validation/fields';
import {
  filterAmount,
  filterFlag,
  filterNumber,
  filterText,
  listQueryString,
  paging,
  parseListQuery,
  parseTypedQuery,
  type ListQuery,
  type RawQuery,
} from '@/lib/core/validation/list-query';
import { breedsIn, isBreedOf } from '@/lib/livestock/stock/breeds';
import { CATEGORIES } from '@/lib/livestock/stock/categories';
import { CLASS_NAMES, SEXES, classesOf, filterOfClasses, isClassOf } from '@/lib/livestock/stock/classes';
import { HEALTH_FLAGS } from '@/lib/livestock/facts/health';
import { FACTS } from '@/lib/livestock/facts/facts';

export const ANIMAL_LISTING_SORTS = [
  'newest',
  'price_asc',
  'price_desc',
  'price_kg_asc',
  'price_kg_desc',
  'heads_desc',
  'age_asc',
  'age_desc',
  'distance_asc',
  'near_recent',
  'relevance',
] as const;
export type AnimalListingSort = (typeof ANIMAL_LISTING_SORTS)[number];

/** What “newest” becomes on pages near a place, or with a text. */
export const AUTOMATIC_SORTS: readonly string[] = ['near_recent', 'relevance'];

/** The order that was chosen: “newest” if none was. */
export const chosenSort = (sort: AnimalListingSort): AnimalListingSort =>
  AUTOMATIC_SORTS.includes(sort) ? 'newest' : sort;

/** Facts that sellers write as often as they tick them; of a breed, those that crosses of it have. */
export const SAYABLE = ['breed', 'horns', 'teeth', ...HEALTH_FLAGS] as const;

const months = filterNumber(4).pipe(z.number().max(AGE_MAX_MONTHS));

const heads = filterNumber(6).pipe(z.number().min(1, message('headCount')).max(HEADS_MAX, message('headCount')));
/** Kilograms. Two decimals, because 700 pounds are 317.51; with three, some languages would read thousands. */
const kilograms = z
  .string()
  .trim()
  .regex(/^\d{1,4}(\.\d{1,4})?$/, message('weight'))
  .transform((text) => Number(Number(text).toFixed(2)))
  .pipe(z.number().max(5000, message('weightRealistic')));
/** US dollars per kilogram. Three decimals become four: in some languages three digits after a point are thousands. */
const perKilogram = z
  .string()
  .trim()
  .regex(/^\d{1,6}(\.\d{1,4})?$/, message('amount'))
  .transform((text) => (/\.\d{3}$/.test(text) ? `${text}0` : text));

/** A list of codes separated by commas, each once and in the order of `codes`. */
const listOf = (codes: readonly (string | number)[], key: string) =>
  z
    .string()
    .transform((text) => text.split(',').map((code) => code.trim()))
    .refine((asked) => asked.every((code) => codes.map(String).includes(code)), message(key))
    .transform((asked) => codes.filter((code) => asked.includes(String(code))).join(','));

/** The least number of days that a buyer has to pay the last part, or cash. */
export const PAYMENT_TERMS = ['cash', '30', '60', '90'] as const;

export type ListingKey = (typeof LISTING_KEYS)[number];

/** The query of an animal search. Each schema parses the text of a URL parameter. */
const ANIMAL_QUERY = {
  keys: LISTING_KEYS,
  schemas: {
    category: z.enum(CATEGORIES, message('invalid')),
    /** Breeds of which any will do, separated by commas. */
    breed: filterText,
    /** Breeds that are not wanted, separated by commas. */
    notBreed: filterText,
    class: listOf([...CLASS_NAMES], 'class'),
    sex: z.enum(SEXES, message('invalid')),
    minHeads: heads,
    maxHeads: heads,
    minWeight: kilograms,
    maxWeight: kilograms,
    minPriceKg: perKilogram,
    maxPriceKg: perKilogram,
    minPrice: filterAmount,
    maxPrice: filterAmount,
    minAge: months,
    maxAge: months,
    location: filterText,
    ...placeFilters,
    /** A zone of the map. */
    zone: z.string().trim().regex(ZONE, message('invalid')),
    vaccinated: filterFlag,
    healthCertificate: filterFlag,
    pregnancyTested: filterFlag,
    horns: listOf(FACTS.horns.values, 'invalid'),
    teeth: listOf(TEETH, 'teeth'),
    pay: z.enum(PAYMENT_TERMS, message('invalid')),
    delivery: day,
    withoutWeight: filterFlag,
    sellerId: z.uuid(message('invalid')),
    /** Which of the facts that are asked for may stand in the words of a lot instead of its fields. */
    inWords: listOf(SAYABLE, 'invalid'),
    search: filterText,
    /** Searches for the text as it is, where it would be understood. */
    literal: filterFlag,
    sort: z.enum(ANIMAL_LISTING_SORTS, message('invalid')),
    ...paging,
  } satisfies Record<ListingKey, z.ZodType>,
  ranges: [
    ['minPrice', 'maxPrice'],
    ['minAge', 'maxAge'],
    ['minHeads', 'maxHeads'],
    ['minWeight', 'maxWeight'],
    ['minPriceKg', 'maxPriceKg'],
  ],
} as const;

/** A parsed animal search; keys that narrow nothing are absent. */
export type AnimalListingQuery = ListQuery<typeof ANIMAL_QUERY>;

/** What else a search is ordered by, which no address has. */
export interface Ranking {
  /** Words that nobody knows: they are what is left of its text. */
  prefer?: string | undefined;
  /** The visitor's own place. */
  from?: VisitorPlace | undefined;
  /** The order is what the text asks for: highlighted lots don't break it. */
  isStrict?: true | undefined;
  /** Only highlighted lots, or only others. */
  isHighlighted?: boolean | undefined;
}

export type RankedAnimalQuery = AnimalListingQuery & Ranking;

/** Parses an animal search from a URL's query; see `parseListQuery`. */
export const parseAnimalListingQuery = (raw: RawQuery) => parseListQuery(ANIMAL_QUERY, raw);

/** Parses an animal search from a page's address, see `parseTypedQuery`. */
export const parseTypedAnimalQuery = (raw: RawQuery, locale: Locale) => parseTypedQuery(ANIMAL_QUERY, raw, locale);

/** Formats an animal search as a URL's query; see `listQueryString`. */
export const animalListingQueryString = (query: Partial<AnimalListingQuery>) => listQueryString(ANIMAL_QUERY, query);

/** Formats an animal search as a URL's query that leads to its results, also if nothing is searched for. */
export const animalResultsQuery = (query: Partial<AnimalListingQuery>) =>
  animalListingQueryString(query) || ANIMALS_PATH.slice(1);

/**
 * Returns a search without a breed and classes of another category: submitted without JavaScript, the form may still
 * contain those of the previous one.
 */
export function withoutForeign<Query extends Pick<AnimalListingQuery, 'category' | 'breed' | 'class'>>(
  query: Query,
): Query {
  const { category } = query;
  if (!category) return query;
  const { breed, class: names, ...others } = query;
  const codes = names === undefined ? [] : classesOf(names);
  const own = codes.filter((code) => isClassOf(category, code));
  // The form sends each class of a family: they are the family again.
  const kept = own.length > 0 ? (filterOfClasses(own).class ?? own.join(',')) : undefined;
  const breeds = breedsIn(breed).filter((one) => isBreedOf(category, one));
  return {
    ...others,
    ...(breeds.length > 0 ? { breed: breeds.join() } : {}),
    ...(kept ? { class: kept } : {}),
  } as Query;
}
