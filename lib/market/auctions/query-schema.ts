import { z } from 'zod';
import { CATEGORIES } from '@/lib/livestock/stock/categories';
import { LOT_KEYS } from '@/lib/core/search-keys.mjs';
import type { Locale } from '@/lib/core/i18n/locales';
import { message } from '@/lib/core/validation/field-errors';
import {
  filterAmount,
  filterText,
  listQueryString,
  paging,
  parseListQuery,
  parseTypedQuery,
  type ListQuery,
  type RawQuery,
} from '@/lib/core/validation/list-query';

export const LOT_LISTS = ['live', 'upcoming', 'ended'] as const;
export type LotList = (typeof LOT_LISTS)[number];

/** `ending`: the next to end first (of upcoming lots the next to begin; of ended ones the latest to have ended). */
export const LOT_SORTS = ['ending', 'newest', 'price_asc', 'price_desc'] as const;
export type LotSort = (typeof LOT_SORTS)[number];

/** The query of a list of lots, in the order of its keys in the URL. */
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

const withState = ({ query, errors }: ReturnType<typeof parseListQuery<typeof LOT_QUERY>>) => ({
  query: { ...query, state: query.state ?? 'live' } satisfies LotQuery,
  errors,
});

/** Parses a list of lots from a URL's query; `state` defaults to `live`. See `parseListQuery`. */
export const parseLotQuery = (raw: RawQuery) => withState(parseListQuery(LOT_QUERY, raw));

/** Parses a list of lots from a page's address, see `parseTypedQuery`. */
export const parseTypedLotQuery = (raw: RawQuery, locale: Locale) => withState(parseTypedQuery(LOT_QUERY, raw, locale));

/** Formats a list of lots as a URL's query without default values; the inverse of `parseLotQuery`. */
export function lotQueryString({ state, ...query }: Partial<LotQuery>): string {
  return listQueryString(LOT_QUERY, { ...query, state: state === 'live' ? undefined : state });
}
