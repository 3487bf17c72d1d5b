import 'server-only';
import { db } from '@/lib/db/client';
import { filterConditions, textWords } from './conditions';
import { MANY_HITS, RESULTS_MAX, active, chooseIndexed, expectedHits } from './find-ids';
import type { SearchQuery, Searchable } from './find-ids';

/** Counts the hits of a search by category; null if there are more than are counted (`RESULTS_MAX`). */
export async function countHitsByCategory<Query extends SearchQuery>(
  { table, filters }: Pick<Searchable<Query>, 'table' | 'filters'>,
  query: Query,
): Promise<Record<string, number> | null> {
  const words = await textWords(db, query.search);
  if (!words) return {};
  const narrow = words.filter(({ isWide }) => !isWide).map(({ condition }) => condition);
  const wide = words.filter(({ isWide }) => isWide).map(({ condition }) => condition);
  const asked = [...filterConditions(filters, query), ...narrow];
  if ((await expectedHits(table, [...asked, ...wide])) > MANY_HITS) return null;
  const where = active(await chooseIndexed(table, asked, wide));
  const rows = await db.$queryRaw<{ category: string; total: number }[]>`
    WITH hits AS MATERIALIZED (SELECT l.category FROM ${table} l WHERE ${where})
    SELECT category::text, count(*)::int AS total FROM (SELECT * FROM hits LIMIT ${RESULTS_MAX + 1}) counted GROUP BY 1`;
  const total = rows.reduce((sum, row) => sum + row.total, 0);
  return total > RESULTS_MAX ? null : Object.fromEntries(rows.map((row) => [row.category, row.total]));
}
