import { z } from 'zod';
import type { FieldErrors } from '@/lib/core/errors/domain-error';
import { LOCALES } from '@/lib/core/i18n/locales';
import type { BLOG_KEYS } from '@/lib/core/search-keys.mjs';
import { fieldErrors, message } from '@/lib/core/validation/field-errors';
import { cleanText } from '@/lib/core/validation/fields';
import { filterOf, tableQuery } from '@/lib/core/validation/table-query';
import { BLOG_CATEGORIES } from './categories';
import { POST_STATUSES, TAG_MAX } from './schema';

export const BLOG_PAGE_SIZE = 9;

const text = (max: number) => z.string().transform(cleanText).pipe(z.string().max(max));

/** One schema per query key of the blog's URL. */
const KEYS = {
  category: z.enum(BLOG_CATEGORIES, message('invalid')),
  search: text(100),
  tag: text(TAG_MAX).transform((tag) => tag.toLowerCase()),
  page: z
    .string()
    .trim()
    .regex(/^\d{1,6}$/, message('wholeNumber'))
    .transform(Number)
    .pipe(z.number().min(1)),
} satisfies Record<(typeof BLOG_KEYS)[number], z.ZodType>;

type Key = keyof typeof KEYS;

/** A parsed query of the blog; keys that narrow nothing are absent. */
export type BlogQuery = { [Name in Exclude<Key, 'page'>]?: z.output<(typeof KEYS)[Name]> } & { page: number };

/**
 * Parses a URL's query: ignores unknown keys and blank values; the first value of a repeated key counts. `errors` lists
 * invalid values: the API refuses them, the page ignores them.
 */
export function parseBlogQuery(raw: Readonly<Record<string, string | readonly string[] | undefined>>): {
  query: BlogQuery;
  errors: FieldErrors;
} {
  const found: Record<string, unknown> = {};
  const errors: FieldErrors = {};
  for (const [key, schema] of Object.entries(KEYS)) {
    const value = [raw[key]].flat()[0]?.trim();
    if (!value) continue;
    const parsed = schema.safeParse(value);
    if (parsed.success) found[key] = parsed.data;
    else errors[key] = (fieldErrors(parsed.error.issues).form ?? []).slice(0, 1);
  }
  return { query: { page: 1, ...found }, errors };
}

/** Formats the URL query of a list of posts: empty or starting with `?`. */
export function blogQueryString({ category, search, tag, page }: Partial<BlogQuery>): string {
  const entries = Object.entries({ category, search, tag, page: page === 1 ? undefined : page }).filter(
    ([, value]) => value !== undefined && value !== '',
  );
  const query = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString();
  return query && `?${query}`;
}

export const POST_SORTS = [
  'created_desc',
  'created_asc',
  'published_desc',
  'published_asc',
  'title_asc',
  'title_desc',
  'views_desc',
  'views_asc',
] as const;

/** The query of the posts table in the administration. */
export const postTableSchema = tableQuery(POST_SORTS).extend({
  status: filterOf(POST_STATUSES),
  category: filterOf(BLOG_CATEGORIES),
  language: filterOf(LOCALES),
});

export type PostTableQuery = z.output<typeof postTableSchema>;
