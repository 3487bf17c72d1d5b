import 'server-only';
import { Prisma, db } from '@/lib/core/db/client';
import { expectedRows, rowsOfTable } from '@/lib/core/db/expected-rows';
import { all, byValues, filterConditions, preferences, textWords, unindexed, type Filters } from './conditions';

/** Hits are counted and paged up to this limit: nobody reads further, and 1,001 are found quickly. */
export const RESULTS_MAX = 1_000;
/** Entries of the order's index that are scanned for a page: 4 ms if it covers the conditions, 40 ms if rows are read. */
const SCANNED_ENTRIES = 20_000;
/** Below this many expected hits, an index lookup takes some 10 ms; above it, the scanned entries usually contain enough. */
export const MANY_HITS = 50_000;

/** The order of results, after the highlight and before the id. */
export interface Order {
  /** A column of a row `l`. */
  column: Prisma.Sql;
  direction: 'ASC' | 'DESC' | 'ASC NULLS LAST' | 'DESC NULLS LAST';
  /** Filters that are a range of the column: where its index is scanned from and to. */
  range?: readonly string[];
  /** Conditions whose rows come before the others, those of the first one first, each in the order. */
  first?: readonly Prisma.Sql[];
  /** What an order without an index is computed from: columns of a row `l`. */
  reads?: Prisma.Sql;
  /** The column already says where highlighted rows come. */
  ranksHighlighted?: true;
  /** Conditions that the first rows of such an order satisfy, each wider than the one before. */
  circles?: readonly Prisma.Sql[];
  /** Of more than are fetched, any of the first circle that fills the page will do to find the first among. */
  isRough?: true;
  /** Of an order by bands: it with those first in each of them that satisfy the most of some conditions. */
  ranked?: (conditions: readonly Prisma.Sql[]) => Record<'column' | 'reads', Prisma.Sql>;
  /** Stretches of the index to read, each in order but for its ties: in turn, or merged if `ranksHighlighted`. */
  stretches?: readonly Prisma.Sql[];
}

export interface SearchQuery {
  search?: string | undefined;
  /** Words that filter nothing: rows that have them come first. */
  prefer?: string | undefined;
  sort: string;
  page: number;
  limit: number;
}

/**
 * A searchable table. It has `is_active`, `is_highlighted`, `search_vector`, `search_place` and, if an order reads
 * nothing else, its index.
 */
export interface Searchable<Query extends SearchQuery> {
  table: Prisma.Sql;
  filters: Filters<Query>;
  order: (query: Query) => Order;
}

/** The ids on a page and the number of hits; RESULTS_MAX + 1 means more than RESULTS_MAX. */
export interface Found {
  ids: string[];
  total: number;
}

const NOTHING: Found = { ids: [], total: 0 };

/**
 * Finds a page of a table's active rows: first those that the order or the preferred words put before the others, but for
 * words in an order by price or distance, each with the highlighted ones first, then by the chosen order, ties by id. In
 * an order by bands the words rank within each band.
 *
 * If the planner expects many hits, the first entries of the order's index are scanned; 1,001 hits there answer the
 * search. Otherwise up to 1,001 hits are fetched by an index lookup. Up to 1,000 are sorted; if there are more, an
 * ordered index scan looks for the page, and if its first entries don't fill it, all hits are sorted; of an order of
 * distance, those in the first circle that fills the page.
 */
export async function findIds<Query extends SearchQuery>(
  { table, filters, order }: Searchable<Query>,
  query: Query,
): Promise<Found> {
  const words = await textWords(db, query.search);
  if (!words) return NOTHING;
  const conditions = filterConditions(filters, query);
  const preferred = await preferences(db, /^(?:price|distance)/.test(query.sort) ? undefined : query.prefer);
  const { ranked, ...plain } = order(query);
  const by = preferred.length > 0 ? { ...plain, ...ranked?.(preferred) } : plain;
  const range = filterConditions(filters, query, by.range ?? []);
  const page = pageOf(query);
  const find = (asked: Asked['page'], more: Prisma.Sql[]) =>
    findPage({ table, order: by, range, page: asked }, [...conditions, ...more], words);
  const said = ranked ? [] : preferred;
  const tiers = [...(by.first ?? []).flatMap((one) => [...said.map((words) => all([one, words])), one]), ...said];
  let found = NOTHING;
  const before: Prisma.Sql[] = [];
  for (const tier of [...tiers, null]) {
    const asked = { from: Math.max(1, page.from - found.total), to: Math.max(0, page.to - found.total) };
    const { ids, total } = await find(asked, [...(tier ? [tier] : []), ...before]);
    found = { ids: [...found.ids, ...ids], total: Math.min(found.total + total, RESULTS_MAX + 1) };
    if (tier) before.push(Prisma.sql`(${tier}) IS NOT TRUE`);
  }
  return found;
}

/** Finds a page in one order. */
async function findPage(
  of: Omit<Asked, 'where'>,
  conditions: Prisma.Sql[],
  words: readonly { condition: Prisma.Sql; isWide: boolean }[],
): Promise<Found> {
  const { table } = of;
  const narrow = words.filter(({ isWide }) => !isWide).map(({ condition }) => condition);
  const wide = words.filter(({ isWide }) => isWide).map(({ condition }) => condition);
  const asked: Asked = { ...of, where: [...conditions, ...narrow, ...wide] };
  const isIndexed = asked.order.reads === undefined;
  const isMany = asked.where.length === 0 || (await expectedHits(table, asked.where)) > MANY_HITS;
  const first = isMany && isIndexed ? await scan(asked, RESULTS_MAX + 1) : null;
  if (first && first.total > RESULTS_MAX) return first;
  const indexed = { ...asked, where: await chooseIndexed(table, [...conditions, ...narrow], wide) };
  const hits = await fetchHits(indexed);
  if (hits.total <= RESULTS_MAX) return hits;
  for (const circle of (of.order.isRough && of.order.circles) || []) {
    const { ids, total } = await fetchHits({ ...indexed, where: [...indexed.where, circle] });
    if (total >= asked.page.to) return { ids, total: hits.total };
  }
  if (of.order.isRough) return hits;
  const { ids, total } = first ?? (isIndexed ? await scan(asked, asked.page.to) : NOTHING);
  return { ids: total >= asked.page.to ? ids : await sortMany(indexed), total: hits.total };
}

interface Asked {
  table: Prisma.Sql;
  where: Prisma.Sql[];
  order: Order;
  /** Those of the conditions that are a range of the order's column. */
  range: Prisma.Sql[];
  /** Positions of the page's first and last result, from 1. */
  page: { from: number; to: number };
}

const pageOf = ({ page, limit }: SearchQuery) => ({
  from: Math.min((page - 1) * limit, RESULTS_MAX) + 1,
  to: Math.min(page * limit, RESULTS_MAX),
});

/** The ORDER BY clause, which must match the indexes of the orders. */
const orderBy = ({ column, direction, ranksHighlighted }: Order): Prisma.Sql =>
  Prisma.sql`${ranksHighlighted ? Prisma.empty : Prisma.sql`l.is_highlighted DESC,`} ${column} ${Prisma.raw(direction)}, l.id DESC`;

/** The conditions of active rows. */
export const active = (where: Prisma.Sql[]) => all([Prisma.sql`l.is_active`, ...where]);

/** Returns how many hits are expected; of a table with fewer than are many, its rows, which are known without asking again. */
export async function expectedHits(table: Prisma.Sql, where: Prisma.Sql[]): Promise<number> {
  const rows = await rowsOfTable(table);
  return rows <= MANY_HITS ? rows : expectedRows(Prisma.sql`SELECT FROM ${table} l WHERE ${active(where)}`);
}

/** Uses indexes for wide words only while the other conditions have many hits, the most selective word first. */
export async function chooseIndexed(table: Prisma.Sql, rest: Prisma.Sql[], wide: Prisma.Sql[]): Promise<Prisma.Sql[]> {
  if (wide.length === 0 || (await expectedHits(table, rest)) <= MANY_HITS) return [...rest, ...wide.map(unindexed)];
  const expected = await Promise.all(wide.map((condition) => expectedHits(table, [condition])));
  const rarest = wide[expected.indexOf(Math.min(...expected))] ?? wide[0];
  return chooseIndexed(
    table,
    rarest ? [...rest, rarest] : rest,
    wide.filter((condition) => condition !== rarest),
  );
}

/** Returns a page of the ids that a subquery selects in order, and the number of ids selected. */
async function slice({ page: { from, to } }: Asked, ids: Prisma.Sql): Promise<Found> {
  const [found] = await db.$queryRaw<Found[]>`
    ${byValues} SELECT ids[${from}::int:${to}::int] AS ids, cardinality(ids) AS total FROM (SELECT ARRAY(${ids}) AS ids OFFSET 0) AS hits`;
  return found ?? NOTHING;
}

/** Finds up to `most` hits among the first entries of the order's index, which doesn't contain `is_active` as a column. */
function scan(asked: Asked, most: number): Promise<Found> {
  const { table, order, range } = asked;
  const where = all([Prisma.sql`true`, ...asked.where]);
  const entries = (by: Prisma.Sql, ...more: Prisma.Sql[]) =>
    Prisma.sql`(SELECT * FROM ${table} l WHERE ${active([...range, ...more])} ORDER BY ${by} LIMIT ${SCANNED_ENTRIES}) l WHERE ${where}`;
  if (!order.stretches) return slice(asked, Prisma.sql`SELECT l.id FROM ${entries(orderBy(order))} LIMIT ${most}`);
  const direction = Prisma.raw(order.direction);
  const by = Prisma.sql`${order.column} ${direction}`;
  // Only hits are sorted, which leaves little but their ties to sort.
  const hits = order.stretches.map(
    (stretch) =>
      Prisma.sql`(SELECT l.id, ${order.column} AS value FROM ${entries(by, stretch)} ORDER BY ${by}, l.id DESC LIMIT ${most})`,
  );
  const merged = order.ranksHighlighted ? Prisma.sql`ORDER BY hit.value ${direction}, hit.id DESC` : Prisma.empty;
  const found = Prisma.join(hits, ' UNION ALL ');
  return slice(asked, Prisma.sql`SELECT hit.id FROM (${found}) AS hit ${merged} LIMIT ${most}`);
}

/**
 * Fetches up to 1,001 hits and sorts them. MATERIALIZED keeps the planner from scanning the order's index; the LIMIT
 * still ends the fetch early.
 */
const fetchHits = (asked: Asked) =>
  slice(
    asked,
    Prisma.sql`WITH hits AS MATERIALIZED (SELECT l.id, l.is_highlighted, ${asked.order.reads ?? asked.order.column} FROM ${asked.table} l WHERE ${active(asked.where)})
      SELECT l.id FROM (SELECT * FROM hits LIMIT ${RESULTS_MAX + 1}) l ORDER BY ${orderBy(asked.order)}`,
  );

/** Sorts many hits for the page. */
async function sortMany(asked: Asked): Promise<string[]> {
  const { order, where, page } = asked;
  if (!order.circles) return sortAll(asked);
  const upToPage = (...more: Prisma.Sql[]) =>
    sortAll({ ...asked, where: [...where, ...more], page: { from: 1, to: page.to } });
  const highlighted = order.ranksHighlighted ? [] : await upToPage(Prisma.sql`l.is_highlighted`);
  const rest = order.ranksHighlighted ? [] : [Prisma.sql`NOT l.is_highlighted`];
  let others: string[] = [];
  for (const circle of [...order.circles, Prisma.sql`true`]) {
    if (highlighted.length + others.length >= page.to) break;
    others = await upToPage(circle, ...rest);
  }
  return [...highlighted, ...others].slice(page.from - 1, page.to);
}

/** Finds all hits and sorts them for the page: OFFSET 0 keeps the planner from scanning the order's index. */
async function sortAll(asked: Asked): Promise<string[]> {
  const { ids } = await slice(
    asked,
    Prisma.sql`SELECT l.id FROM (SELECT l.id, l.is_highlighted, ${asked.order.reads ?? asked.order.column} FROM ${asked.table} l WHERE ${active(asked.where)} OFFSET 0) l
      ORDER BY ${orderBy(asked.order)} LIMIT ${asked.page.to}`,
  );
  return ids;
}
