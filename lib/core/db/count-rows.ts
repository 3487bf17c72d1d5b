import 'server-only';
import { db, type Prisma } from './client';

/** From here on the count takes longer than a table's other queries. */
const MANY = 10_000;
const REMEMBERED_MS = 2_000;
const REMEMBERED_MAX = 200;

const remembered = new Map<string, { total: number; until: number }>();

/**
 * Counts the rows of `SELECT count(*) FROM <what>`, for a table's footer. A small count is exact; a large one is cached
 * for two seconds.
 */
export async function countRows(what: Prisma.Sql): Promise<number> {
  const key = JSON.stringify([what.sql, what.values]);
  const known = remembered.get(key);
  if (known && known.until > Date.now()) return known.total;
  remembered.delete(key);
  const [row] = await db.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total FROM ${what}`;
  const total = row?.total ?? 0;
  if (total > MANY) {
    if (remembered.size >= REMEMBERED_MAX) remembered.clear();
    remembered.set(key, { total, until: Date.now() + REMEMBERED_MS });
  }
  return total;
}
