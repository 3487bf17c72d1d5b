import 'server-only';
import { TABLE_PAGE_SIZE, tableWindow, type TablePage } from '@/lib/core/validation/table-query';
import { db, Prisma } from './client';

/** What a table shows: the rows of a table of the database that meet all conditions, in order. */
interface Asked {
  from: Prisma.Sql;
  where: Prisma.Sql[];
  order: Prisma.Sql;
  page: number;
}

/** Returns a page of a table, with the rows that `read` gives for its ids. A page number past the end returns the last page. */
export async function tablePage<Row extends { id: string }>(
  { from, where, order, page: asked }: Asked,
  read: (ids: string[]) => Promise<Row[]>,
): Promise<TablePage<Row>> {
  const rowsAsked = Prisma.sql`${from} WHERE ${Prisma.join([Prisma.sql`true`, ...where], ' AND ')}`;
  const total = await countRows(rowsAsked);
  const { page, totalPages, offset } = tableWindow(total, asked);
  const found = await db.$queryRaw<
    { id: string }[]
  >`SELECT id FROM ${rowsAsked} ORDER BY ${order} LIMIT ${TABLE_PAGE_SIZE} OFFSET ${offset}`;
  const rows = await read(found.map(({ id }) => id));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { items: found.flatMap(({ id }) => byId.get(id) ?? []), total, page, totalPages };
}

/** From here on the count takes longer than a table's other queries. */
const MANY = 10_000;
const REMEMBERED_MS = 2_000;
const REMEMBERED_MAX = 200;

const remembered = new Map<string, { total: number; until: number }>();

/**
 * Counts the rows of `SELECT count(*) FROM <what>`, for a table's footer. A small count is exact; a large one is cached
 * for two seconds.
 */
async function countRows(what: Prisma.Sql): Promise<number> {
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
