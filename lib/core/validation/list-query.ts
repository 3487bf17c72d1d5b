import { z } from 'zod';
import type { FieldErrors } from '@/lib/core/errors/domain-error';
import { formatDecimal } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { readSearched } from '@/lib/core/i18n/typed-number';
import { fieldErrors, message } from './field-errors';
import { DECIMAL, cleanText } from './fields';

/** The default number of listings per page of results. */
export const PAGE_SIZE = 12;

/** The length of a text filter, in characters. */
const TEXT_MAX = 100;

/** Punctuation in a row: each mark would be compared with every listing that has one. */
const PUNCTUATION_RUN = /([,.;:])(?:\s*[,.;:])+/g;

/** A text filter; blank means no filter, and of punctuation in a row the first mark counts. */
export const filterText = z
  .string()
  .transform((text) => cleanText(text).replace(PUNCTUATION_RUN, '$1'))
  .pipe(z.string().max(TEXT_MAX))
  .transform((text) => text || undefined);

/** A price limit. */
export const filterAmount = z.string().trim().regex(DECIMAL, message('amount'));

/** An integer of at most `digits` digits. */
export const filterNumber = (digits: number) =>
  z
    .string()
    .trim()
    .regex(new RegExp(`^\\d{1,${digits}}$`), message('wholeNumber'))
    .transform(Number);

/** A condition that is asked for or not. */
export const filterFlag = z
  .literal(['true', '1', 'false', '0'], message('invalid'))
  .transform((value) => (value === 'true' || value === '1' ? true : undefined));

/** Page number and page size. */
export const paging = {
  page: filterNumber(9).pipe(z.number().min(1)),
  limit: filterNumber(9).pipe(z.number().min(1).max(100)),
};

/** A URL's query as Next and URLSearchParams return it. */
export type RawQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

function single(value: string | readonly string[] | undefined): string | undefined {
  const text = typeof value === 'string' ? value : value?.[0];
  return text === undefined || text.trim() === '' ? undefined : text;
}

/**
 * Shortens the text that a page is asked to search for to its first words: a link may have more than the box takes, and
 * without any text everything would be found.
 */
export function withFirstWords(raw: RawQuery): RawQuery {
  const text = single(raw.search)?.trim();
  if (text === undefined || text.length <= TEXT_MAX) return raw;
  const words = text.slice(0, TEXT_MAX + 1).replace(/\s+\S*$/, '');
  return { ...raw, search: words.slice(0, TEXT_MAX) };
}

/**
 * The definition of a list's query: a schema per key, the keys in URL order, and pairs of keys that form a range
 * (minimum, maximum).
 */
type Shape<Key extends string> = {
  schemas: Record<Key, z.ZodType>;
  keys: readonly Key[];
  ranges: readonly (readonly [Key, Key])[];
  /** The default order; newest first if not set. */
  sort?: string;
};
type Values<Of extends Shape<string>> = { [Key in keyof Of['schemas']]?: z.output<Of['schemas'][Key]> };

/** A parsed search; keys without a filter are absent. */
export type ListQuery<Of extends Shape<string>> = Omit<Values<Of>, 'page' | 'limit' | 'sort'> & {
  page: number;
  limit: number;
  sort: NonNullable<Values<Of>['sort']>;
};

/**
 * Parses a search from a URL's query, ignoring unknown keys and blank values; the first value of a repeated key
 * counts. The API refuses any of the `errors`; pages show them and search with the valid part, `query`.
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

/** Both numbers that a text may be, so written that each has one reading. */
function unclear(locale: Locale, whole: string, decimal: string) {
  const shown = formatDecimal(locale, decimal);
  return { whole: formatDecimal(locale, whole), decimal: /\D\d{3}$/.test(shown) ? `${shown}0` : shown };
}

/**
 * Parses a search from a page's address, where people may have typed the limits of ranges as in any form. One that may
 * be two numbers is an error, and not searched for.
 */
export function parseTypedQuery<Of extends Shape<string>>(
  shape: Of,
  raw: RawQuery,
  locale: Locale,
): ReturnType<typeof parseListQuery<Of>> {
  const numbers: Record<string, string | undefined> = {};
  const asked: FieldErrors = {};
  for (const name of shape.ranges.flat()) {
    const typed = single(raw[name]);
    const [number, other] = typed === undefined ? [] : readSearched(locale, name, typed);
    if (number !== undefined) numbers[name] = other === undefined ? number : undefined;
    if (number !== undefined && other !== undefined)
      asked[name] = [{ key: 'unclearNumber', values: unclear(locale, number, other) }];
  }
  const { query, errors } = parseListQuery(shape, { ...withFirstWords(raw), ...numbers });
  return { query, errors: { ...errors, ...asked } };
}

/** Returns the URL query of a search without defaults: the inverse of `parseListQuery`. Starts with "?" or is empty. */
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
