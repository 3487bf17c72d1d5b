import { z } from 'zod';
import { readNumbers } from '@/lib/i18n/read-number';
import { LISTING_KEYS } from '@/lib/search-keys.mjs';
import { message } from '@/lib/validation/field-errors';
import {
  filterAmount,
  filterNumber,
  filterText,
  listQueryString,
  paging,
  parseListQuery,
  type ListQuery,
  type RawQuery,
} from '@/lib/validation/list-query';
import { CATEGORIES } from './categories';
import { AGE_MAX_MONTHS } from './schema';

export const ANIMAL_LISTING_SORTS = ['newest', 'price_asc', 'price_desc', 'age_asc', 'age_desc'] as const;
export type AnimalListingSort = (typeof ANIMAL_LISTING_SORTS)[number];

export const HEALTH_FLAGS = ['vaccinated', 'healthCertificate', 'pregnancyTested'] as const;
export type HealthFlag = (typeof HEALTH_FLAGS)[number];

const flag = z
  .literal(['true', '1', 'false', '0'], message('invalid'))
  .transform((value) => (value === 'true' || value === '1' ? true : undefined));
const months = filterNumber(4).pipe(z.number().max(AGE_MAX_MONTHS));

export type ListingKey = (typeof LISTING_KEYS)[number];

/** The query of an animal search. Each schema parses the text of a URL parameter. */
const ANIMAL_QUERY = {
  keys: LISTING_KEYS,
  schemas: {
    category: z.enum(CATEGORIES, message('invalid')),
    breed: filterText,
    minPrice: filterAmount,
    maxPrice: filterAmount,
    minAge: months,
    maxAge: months,
    location: filterText,
    vaccinated: flag,
    healthCertificate: flag,
    pregnancyTested: flag,
    sellerId: z.uuid(message('invalid')),
    search: filterText,
    sort: z.enum(ANIMAL_LISTING_SORTS, message('invalid')),
    ...paging,
  } satisfies Record<ListingKey, z.ZodType>,
  ranges: [
    ['minPrice', 'maxPrice'],
    ['minAge', 'maxAge'],
  ],
} as const;

/** A parsed animal search; keys that narrow nothing are absent. */
export type AnimalListingQuery = ListQuery<typeof ANIMAL_QUERY>;

/** Parses an animal search from a URL's query; see `parseListQuery`. */
export const parseAnimalListingQuery = (raw: RawQuery) => parseListQuery(ANIMAL_QUERY, raw);

/** Parses an animal search from a page's address, where people may have typed the numbers as in any form. */
export const parseTypedAnimalQuery = (raw: RawQuery) =>
  parseAnimalListingQuery(readNumbers(raw, ANIMAL_QUERY.ranges.flat()));

/** Formats an animal search as a URL's query; see `listQueryString`. */
export const animalListingQueryString = (query: Partial<AnimalListingQuery>) => listQueryString(ANIMAL_QUERY, query);
