import { z } from 'zod';
import { fieldErrors, message } from '@/lib/validation/field-errors';
import { DECIMAL, cleanText } from '@/lib/validation/fields';
import type { FieldErrors } from '@/lib/errors/domain-error';
import { CATEGORIES } from './categories';
import { QUERY_KEYS, type QueryKey } from './query-keys';
import { AGE_MAX_MONTHS } from './schema';

export const SORTS = ['newest', 'price_asc', 'price_desc', 'age_asc', 'age_desc'] as const;
export type Sort = (typeof SORTS)[number];

export const PAGE_SIZE = 12;
export const HEALTH_FLAGS = ['vaccinated', 'healthCertificate', 'pregnancyTested'] as const;
export type HealthFlag = (typeof HEALTH_FLAGS)[number];

const flag = z
  .literal(['true', '1', 'false', '0'], message('invalid'))
  .transform((value) => (value === 'true' || value === '1' ? true : undefined));
const filterText = z.string().transform(cleanText).pipe(z.string().max(100)).transform((text) => text || undefined);
const amount = z.string().trim().regex(DECIMAL, message('amount'));
const months = z.string().trim().regex(/^\d{1,4}$/, message('wholeNumber')).transform(Number).pipe(z.number().max(AGE_MAX_MONTHS));
const count = (max: number) =>
  z.string().trim().regex(/^\d{1,9}$/, message('wholeNumber')).transform(Number).pipe(z.number().min(1).max(max));

/** One schema per key of a listing search (decisions, "Query"). Each takes the text of a URL's value. */
const KEYS = {
  category: z.enum(CATEGORIES, message('invalid')),
  breed: filterText,
  minPrice: amount,
  maxPrice: amount,
  minAge: months,
  maxAge: months,
  location: filterText,
  vaccinated: flag,
  healthCertificate: flag,
  pregnancyTested: flag,
  search: filterText,
  sort: z.enum(SORTS, message('invalid')),
  page: count(999_999_999),
  limit: count(100),
} as const satisfies Record<QueryKey, z.ZodType>;

type Filters = { [Key in QueryKey]?: z.output<(typeof KEYS)[Key]> };

/** A parsed listing search; keys that narrow nothing are absent. */
export type ListingQuery = Filters & { page: number; limit: number; sort: Sort };

/** A URL's query as Next and URLSearchParams give it. */
export type RawQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

function single(value: string | readonly string[] | undefined): string | undefined {
  const text = typeof value === 'string' ? value : value?.[0];
  return text === undefined || text.trim() === '' ? undefined : text;
}

/**
 * Reads a listing search from a URL's query: unknown keys are ignored, blank values dropped, of a repeated key the first counts.
 * Returns what is valid as `query`, and `errors` for the rest: `/api/cattle` refuses on any, pages show them at the field and
 * search with what remains.
 */
export function parseListingQuery(raw: RawQuery): { query: ListingQuery; errors: FieldErrors } {
  const filters: Record<string, unknown> = {};
  const errors: FieldErrors = {};
  for (const key of QUERY_KEYS) {
    const text = single(raw[key]);
    if (text === undefined) continue;
    const parsed = KEYS[key].safeParse(text);
    if (!parsed.success) errors[key] = (fieldErrors(parsed.error.issues).form ?? []).slice(0, 1);
    else if (parsed.data !== undefined) filters[key] = parsed.data;
  }
  const query = { sort: 'newest', page: 1, limit: PAGE_SIZE, ...filters } as ListingQuery;
  if (query.minPrice !== undefined && query.maxPrice !== undefined && Number(query.minPrice) > Number(query.maxPrice)) {
    errors.minPrice = [{ key: 'minAboveMax' }];
  }
  if (query.minAge !== undefined && query.maxAge !== undefined && query.minAge > query.maxAge) {
    errors.minAge = [{ key: 'minAboveMax' }];
  }
  return { query, errors };
}

/** The URL query of a search, without what is at its default: the inverse of `parseListingQuery`. Starts with "?" or is empty. */
export function listingQueryString(query: Partial<ListingQuery>): string {
  const params = new URLSearchParams();
  for (const key of QUERY_KEYS) {
    const value = query[key];
    const isDefault = value === undefined || (key === 'page' && value === 1) || (key === 'limit' && value === PAGE_SIZE) || (key === 'sort' && value === 'newest');
    if (!isDefault) params.set(key, value === true ? 'true' : String(value));
  }
  const text = params.toString();
  return text && `?${text}`;
}
