import { z } from 'zod';
import type { FieldErrors } from '@/lib/errors/domain-error';
import { fieldErrors, message } from './field-errors';
import { DECIMAL, cleanText } from './fields';

/** How many listings a page of results has unless the URL says otherwise. */
export const PAGE_SIZE = 12;

/** A text that narrows a list; blank narrows nothing. */
export const filterText = z
  .string()
  .transform(cleanText)
  .pipe(z.string().max(100))
  .transform((text) => text || undefined);

/** A limit of the price. */
export const filterAmount = z.string().trim().regex(DECIMAL, message('amount'));

/** A whole number of at most `digits` digits. */
export const filterNumber = (digits: number) =>
  z
    .string()
    .trim()
    .regex(new RegExp(`^\\d{1,${digits}}$`), message('wholeNumber'))
    .transform(Number);

/** Which page, and how many on it. */
export const paging = {
  page: filterNumber(9).pipe(z.number().min(1)),
  limit: filterNumber(9).pipe(z.number().min(1).max(100)),
};

/** A URL's query as Next and URLSearchParams give it. */
export type RawQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

function single(value: string | readonly string[] | undefined): string | undefined {
  const text = typeof value === 'string' ? value : value?.[0];
  return text === undefined || text.trim() === '' ? undefined : text;
}

/** What a query of a list is made of: a schema per key, in the order of the URL, and the pairs of which the first may not exceed the second. */
type Shape<Key extends string> = {
  schemas: Record<Key, z.ZodType>;
  keys: readonly Key[];
  ranges: readonly (readonly [Key, Key])[];
  /** The order where the URL names none; else the newest first. */
  sort?: string;
};
type Values<Of extends Shape<string>> = { [Key in keyof Of['schemas']]?: z.output<Of['schemas'][Key]> };

/** A parsed search; keys that narrow nothing are absent. */
export type ListQuery<Of extends Shape<string>> = Omit<Values<Of>, 'page' | 'limit' | 'sort'> & {
  page: number;
  limit: number;
  sort: NonNullable<Values<Of>['sort']>;
};

/**
 * Reads a search from a URL's query: unknown keys are ignored, blank values dropped, of a repeated key the first counts. Returns what is
 * valid as `query`, and `errors` for the rest: the API refuses on any, pages show them at the field and search with what remains.
 */
export function parseListQuery<Of extends Shape<string>>(
  { schemas, keys, ranges, sort = 'newest' }: Of,
  raw: RawQuery,
): { query: ListQuery<Of>; errors: FieldErrors } {
  const query: Record<string, unknown> = { sort, page: 1, limit: PAGE_SIZE };
  const errors: FieldErrors = {};
  for (const key of keys) {
    const text = single(raw[key]);
    if (text === undefined) continue;
    const parsed = schemas[key]?.safeParse(text);
    if (parsed?.error) errors[key] = (fieldErrors(parsed.error.issues).form ?? []).slice(0, 1);
    else if (parsed?.data !== undefined) query[key] = parsed.data;
  }
  for (const [low, high] of ranges) {
    if (query[low] !== undefined && query[high] !== undefined && Number(query[low]) > Number(query[high]))
      errors[low] = [{ key: 'minAboveMax' }];
  }
  return { query: query as ListQuery<Of>, errors };
}

/** The URL query of a search, without what is at its default: the inverse of `parseListQuery`. Starts with "?" or is empty. */
export function listQueryString<Of extends Shape<string>>(
  { keys, sort = 'newest' }: Of,
  query: Partial<Record<string, string | number | boolean | undefined>>,
): string {
  const params = new URLSearchParams();
  for (const key of keys) {
    const value = query[key];
    const isDefault =
      value === undefined ||
      (key === 'page' && value === 1) ||
      (key === 'limit' && value === PAGE_SIZE) ||
      (key === 'sort' && value === sort);
    if (!isDefault) params.set(key, String(value));
  }
  const text = params.toString();
  return text && `?${text}`;
}
