import { z } from 'zod';
import { cleanText } from './fields';

/** The first of the values that a URL says of a key. */
export const first = <Value>(value: Value | Value[]): Value | undefined => (Array.isArray(value) ? value[0] : value);

/** One of these values or undefined; invalid values in a URL are ignored. */
export const filterOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.preprocess(first, z.enum(values).optional().catch(undefined));

/** The query parameters of an administrators' table. Invalid values are ignored. */
export const tableQuery = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) =>
  z.object({
    search: z.preprocess(
      first,
      z
        .string()
        .transform((value) => cleanText(value).slice(0, 100))
        .catch(''),
    ),
    page: z.preprocess(first, z.coerce.number().int().min(1).max(10_000).catch(1)),
    sort: z.preprocess(first, z.enum(sorts).catch(sorts[0] as Sorts[number])),
  });

/** One page of a table. `page` is the last one if a later one was requested. */
export type TablePage<Row> = { items: Row[]; total: number; page: number; totalPages: number };

export const TABLE_PAGE_SIZE = 16;

/** Returns the offset of a page; a page past the last one becomes the last one. */
export function tableWindow(total: number, asked: number): { page: number; totalPages: number; offset: number } {
  const totalPages = Math.max(1, Math.ceil(total / TABLE_PAGE_SIZE));
  const page = Math.min(asked, totalPages);
  return { page, totalPages, offset: (page - 1) * TABLE_PAGE_SIZE };
}
