import 'server-only';
import { Prisma, db } from '@/lib/db/client';
import { all, filterConditions, textWords, unindexed, type Filters } from './conditions';

/** Hits are counted, and paged, up to here: nobody reads further, and 1,001 are quickly found. */
export const RESULTS_MAX = 1_000;
/** Entries of the order's index that are read for a page: 4 ms where the index holds what is asked, 40 where rows are read. */
const SCANNED_ENTRIES = 20_000;
/** Fewer hits than that are named by an index in some 10 ms; as many are mostly met among the scanned entries. */
const MANY_HITS = 50_000;

/** What results are ordered by, after their highlight and before their id. */
export interface Order {
  /** A column of a row `l`. */
  column: Prisma.Sql;
  direction: 'ASC' | 'DESC' | 'ASC NULLS LAST' | 'DESC NULLS LAST';
}

export interface SearchQuery {
  search?: string | undefined;
  sort: string;
  page: number;
  limit: number;
}

/** A table that is searched. It has `is_active`, `is_highlighted`, `search_vector`, `search_place` and an index per order. */
export interface Searchable<Query extends SearchQuery> {
  table: Prisma.Sql;
  filters: Filters<Query>;
  orders: Record<Query['sort'], Order>;
}

/** The ids on a page, and how many hits there are; RESULTS_MAX + 1 stands for any more. */
export interface Found {
  ids: string[];
  total: number;
}

const NOTHING: Found = { ids: [], total: 0 };

/**
 * Finds a page of the active rows of a table: highlighted first, then by the chosen order, ties by id.
 *
 * If many hits are expected, the first entries of the order's index are scanned: 1,001 hits among them are all that is ever shown. Else up to
 * 1,001 hits are fetched from whichever index the planner likes. If that is all of them, they are sorted; if there are more, the order's index
 * is scanned for the page, and where its first entries don't hold it, all hits are sorted.
 */
export async function findIds<Query extends SearchQuery>(
  { table, filters, orders }: Searchable<Query>,
  query: Query,
): Promise<Found> {
  const words = await textWords(db, query.search);
  if (!words) return NOTHING;
  const conditions = filterConditions(filters, query);
  const narrow = words.filter(({ isWide }) => !isWide).map(({ condition }) => condition);
  const wide = words.filter(({ isWide }) => isWide).map(({ condition }) => condition);
  const asked: Asked = {
    table,
    where: [...conditions, ...narrow, ...wide],
    order: orders[query.sort as Query['sort']],
    page: pageOf(query),
  };

  const isMany = asked.where.length === 0 || (await expectedHits(table, asked.where)) > MANY_HITS;
  const first = isMany ? await scan(asked, RESULTS_MAX + 1) : null;
  if (first && first.total > RESULTS_MAX) return first;
  const indexed = { ...asked, where: await chooseIndexed(table, [...conditions, ...narrow], wide) };
  const hits = await fetchHits(indexed);
  if (hits.total <= RESULTS_MAX) return hits;
  const { ids, total } = first ?? (await scan(asked, asked.page.to));
  return { ids: total >= asked.page.to ? ids : await sortAll(indexed), total: hits.total };
}

interface Asked {
  table: Prisma.Sql;
  where: Prisma.Sql[];
  order: Order;
  /** Places of the page's first and last result, from 1. */
  page: { from: number; to: number };
}

const pageOf = ({ page, limit }: SearchQuery) => ({
  from: Math.min((page - 1) * limit, RESULTS_MAX) + 1,
  to: Math.min(page * limit, RESULTS_MAX),
});

/** ORDER BY; the indexes of the orders say the same. */
const orderBy = ({ column, direction }: Order): Prisma.Sql =>
  Prisma.sql`l.is_highlighted DESC, ${column} ${Prisma.raw(direction)}, l.id DESC`;

const active = (where: Prisma.Sql[]) => all([Prisma.sql`l.is_active`, ...where]);

/** How many hits the planner expects. */
async function expectedHits(table: Prisma.Sql, where: Prisma.Sql[]): Promise<number> {
  const [row] = await db.$queryRaw<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }[]>`
    EXPLAIN (FORMAT JSON) SELECT FROM ${table} l WHERE ${active(where)}`;
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}

/** Indexes are asked for wide words only as long as the rest has many hits, the rarest first. */
async function chooseIndexed(table: Prisma.Sql, rest: Prisma.Sql[], wide: Prisma.Sql[]): Promise<Prisma.Sql[]> {
  if (wide.length === 0 || (await expectedHits(table, rest)) <= MANY_HITS) return [...rest, ...wide.map(unindexed)];
  const expected = await Promise.all(wide.map((condition) => expectedHits(table, [condition])));
  const rarest = wide[expected.indexOf(Math.min(...expected))] ?? wide[0];
  return chooseIndexed(
    table,
    rarest ? [...rest, rarest] : rest,
    wide.filter((condition) => condition !== rarest),
  );
}

/** A page of the ids that a subquery selects in order, and how many it selects. */
async function slice({ page: { from, to } }: Asked, ids: Prisma.Sql): Promise<Found> {
  const [found] = await db.$queryRaw<Found[]>`
    SELECT ids[${from}::int:${to}::int] AS ids, cardinality(ids) AS total FROM (SELECT ARRAY(${ids}) AS ids OFFSET 0) AS hits`;
  return found ?? NOTHING;
}

/** Up to `most` hits among the first entries of the order's index. Rows are not asked again whether they are active, which the index has no column for. */
const scan = (asked: Asked, most: number) =>
  slice(
    asked,
    Prisma.sql`SELECT l.id FROM (SELECT * FROM ${asked.table} l WHERE l.is_active ORDER BY ${orderBy(asked.order)} LIMIT ${SCANNED_ENTRIES}) l
      WHERE ${all([Prisma.sql`true`, ...asked.where])} LIMIT ${most}`,
  );

/** Up to 1,001 hits, sorted. MATERIALIZED keeps the planner from scanning the order's index; the LIMIT ends the fetching all the same. */
const fetchHits = (asked: Asked) =>
  slice(
    asked,
    Prisma.sql`WITH hits AS MATERIALIZED (SELECT l.id, l.is_highlighted, ${asked.order.column} FROM ${asked.table} l WHERE ${active(asked.where)})
      SELECT l.id FROM (SELECT * FROM hits LIMIT ${RESULTS_MAX + 1}) l ORDER BY ${orderBy(asked.order)}`,
  );

/** The page, after all hits have been found: OFFSET 0 keeps the planner from scanning the order's index. */
async function sortAll(asked: Asked): Promise<string[]> {
  const { ids } = await slice(
    asked,
    Prisma.sql`SELECT l.id FROM (SELECT l.id, l.is_highlighted, ${asked.order.column} FROM ${asked.table} l WHERE ${active(asked.where)} OFFSET 0) l
      ORDER BY ${orderBy(asked.order)} LIMIT ${asked.page.to}`,
  );
  return ids;
}
