import 'server-only';
import { db, type Prisma } from './client';

/** From here on counting takes longer than all else that a table asks. */
const MANY = 10_000;
const REMEMBERED_MS = 2_000;
const REMEMBERED_MAX = 200;

const remembered = new Map<string, { total: number; until: number }>();

/**
 * How many rows `SELECT count(*) FROM <what>` finds, for the foot of a table. A small number is exact; a large one is remembered for two
 * seconds, in which a few more or less make no difference to anybody.
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
