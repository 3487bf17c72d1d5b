import { z } from 'zod';
import { EQUIPMENT_KEYS } from '@/lib/search-keys.mjs';
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
import { CONDITIONS, EQUIPMENT_CATEGORIES } from './categories';

export const EQUIPMENT_LISTING_SORTS = ['newest', 'price_asc', 'price_desc', 'year_asc', 'year_desc'] as const;
export type EquipmentListingSort = (typeof EQUIPMENT_LISTING_SORTS)[number];

/** Any four digits: looking for what cannot be there finds nothing, which is an answer. */
const year = filterNumber(4);

export type EquipmentKey = (typeof EQUIPMENT_KEYS)[number];

/** A search for equipment (decisions, "Auction lots and equipment"). Each schema takes the text of a URL's value. */
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
    search: filterText,
    sort: z.enum(EQUIPMENT_LISTING_SORTS, message('invalid')),
    ...paging,
  } satisfies Record<EquipmentKey, z.ZodType>,
  ranges: [
    ['minPrice', 'maxPrice'],
    ['minYear', 'maxYear'],
  ],
} as const;

/** A parsed search for equipment; keys that narrow nothing are absent. */
export type EquipmentListingQuery = ListQuery<typeof EQUIPMENT_QUERY>;

/** Reads a search for equipment from a URL's query; see `parseListQuery`. */
export const parseEquipmentListingQuery = (raw: RawQuery) => parseListQuery(EQUIPMENT_QUERY, raw);

/** The URL query of a search for equipment; see `listQueryString`. */
export const equipmentListingQueryString = (query: Partial<EquipmentListingQuery>) =>
  listQueryString(EQUIPMENT_QUERY, query);
