import { z } from 'zod';
import type { Locale } from '@/lib/core/i18n/locales';
import { placeFilters } from '@/lib/places/schema';
import { EQUIPMENT_KEYS } from '@/lib/core/search-keys.mjs';
import { message } from '@/lib/core/validation/field-errors';
import {
  filterAmount,
  filterNumber,
  filterText,
  listQueryString,
  paging,
  parseListQuery,
  parseTypedQuery,
  type ListQuery,
  type RawQuery,
} from '@/lib/core/validation/list-query';
import { CONDITIONS, EQUIPMENT_CATEGORIES } from './categories';

export const EQUIPMENT_LISTING_SORTS = [
  'newest',
  'price_asc',
  'price_desc',
  'year_asc',
  'year_desc',
  'distance_asc',
  'near_recent',
] as const;
export type EquipmentListingSort = (typeof EQUIPMENT_LISTING_SORTS)[number];

/** Any four digits: a year out of range is valid and simply finds nothing. */
const year = filterNumber(4);

export type EquipmentKey = (typeof EQUIPMENT_KEYS)[number];

/**
 * The query of an equipment search. Each schema parses the text of a URL
 * parameter.
 */
const EQUIPMENT_QUERY = {
  keys: EQUIPMENT_KEYS,
  schemas: {
    category: z.enum(EQUIPMENT_CATEGORIES, message('invalid')),
    condition: z.enum(CONDITIONS, message('invalid')),
    minPrice: filterAmount,
    maxPrice: filterAmount,
    minYear: year,
    maxYear: year,
    location: filterText,
    ...placeFilters,
    search: filterText,
    sort: z.enum(EQUIPMENT_LISTING_SORTS, message('invalid')),
    ...paging,
  } satisfies Record<EquipmentKey, z.ZodType>,
  ranges: [
    ['minPrice', 'maxPrice'],
    ['minYear', 'maxYear'],
  ],
} as const;

/** A parsed equipment search; keys that narrow nothing are absent. */
export type EquipmentListingQuery = ListQuery<typeof EQUIPMENT_QUERY>;

/** Parses an equipment search from a URL's query; see `parseListQuery`. */
export const parseEquipmentListingQuery = (raw: RawQuery) => parseListQuery(EQUIPMENT_QUERY, raw);

/** Parses an equipment search from a page's address, see `parseTypedQuery`. */
export const parseTypedEquipmentQuery = (raw: RawQuery, locale: Locale) =>
  parseTypedQuery(EQUIPMENT_QUERY, raw, locale);

/** Formats an equipment search as a URL's query; see `listQueryString`. */
export const equipmentListingQueryString = (query: Partial<EquipmentListingQuery>) =>
  listQueryString(EQUIPMENT_QUERY, query);
