import { z } from 'zod';
import { CATEGORIES } from '@/lib/animals/categories';
import { LOT_KEYS } from '@/lib/search-keys.mjs';
import { message } from '@/lib/validation/field-errors';
import {
  filterAmount,
  filterText,
  listQueryString,
  paging,
  parseListQuery,
  type ListQuery,
  type RawQuery,
} from '@/lib/validation/list-query';

export const LOT_LISTS = ['live', 'upcoming', 'ended'] as const;
export type LotList = (typeof LOT_LISTS)[number];

/** `ending`: the next to end first (of upcoming lots, the next to begin; of ended ones, the last to have ended). */
export const LOT_SORTS = ['ending', 'newest', 'price_asc', 'price_desc'] as const;
export type LotSort = (typeof LOT_SORTS)[number];

/** A list of lots: what of it is kept in the URL, in this order. */
const LOT_QUERY = {
  keys: LOT_KEYS,
  schemas: {
    state: z.enum(LOT_LISTS, message('invalid')),
    category: z.enum(CATEGORIES, message('invalid')),
    minPrice: filterAmount,
    maxPrice: filterAmount,
    location: filterText,
    search: filterText,
    sort: z.enum(LOT_SORTS, message('invalid')),
    ...paging,
  } satisfies Record<(typeof LOT_KEYS)[number], z.ZodType>,
  ranges: [['minPrice', 'maxPrice']],
  sort: 'ending',
} as const;

export type LotQuery = Omit<ListQuery<typeof LOT_QUERY>, 'state'> & { state: LotList };

/** Reads a list of lots from a URL's query; the live ones where it does not say. See `parseListQuery`. */
export function parseLotQuery(raw: RawQuery) {
  const { query, errors } = parseListQuery(LOT_QUERY, raw);
  return { query: { ...query, state: query.state ?? 'live' } satisfies LotQuery, errors };
}

/** The URL query of a list of lots, without what is at its default: the inverse of `parseLotQuery`. */
export function lotQueryString({ state, ...query }: Partial<LotQuery>): string {
  return listQueryString(LOT_QUERY, { ...query, state: state === 'live' ? undefined : state });
}
