import 'server-only';
import { Prisma, db } from '@/lib/db/client';
import { KINDS, type KindName } from './kinds';
import { beginning, orderBy, sortBy, type Order } from './result-order';
import { sampleHits, type Sample } from './sample-hits';
import { all } from './search-conditions';
import type { Filter, Shares } from './search-terms';

/** Results are counted exactly up to here, and paged no deeper. */
export const RESULTS_MAX = 10_000;
/** A guess of so many is seldom of fewer than RESULTS_MAX. */
export const MANY_LIKELY = 1.2 * RESULTS_MAX;
/** A page that ends beyond this is one of the last. */
const LAST_PAGES = 0.7 * RESULTS_MAX;
/** So many times the rows that a page should take are looked at for it. */
const GLANCE_MARGIN = 4;
/** What is taken from an order's beginning beyond what is needed, since shares are about right and chance is as it is. */
const BEYOND = { part: 0.03, deviations: 2.5 };

export const ACTIVE = Prisma.sql`l.is_active`;

/** How many there are, where there are no more than RESULTS_MAX, and which of them the page shows. */
export type Hits = { total: number; ids: string[] };

/** Hits whose page may be known before they are counted, so that its rows can be read meanwhile. */
export type Found = { total: number | Promise<number>; ids: string[] };

/** What is looked for in one table, beside words. */
export interface Asked {
  kind: KindName;
  order: Order;
  /** What is asked of every column but the text. */
  filters: Filter[];
  query: { page: number; limit: number };
}

export const conditionsOf = (filters: Filter[]) => filters.map(({ condition }) => condition);

/** The same for some thousand rows that are read in any case. */
export const testsOf = (filters: Filter[]) => filters.map(({ condition, inRow }) => inRow ?? condition);

export const offsetOf = ({ page, limit }: Asked['query']) => Math.min((page - 1) * limit, RESULTS_MAX);

/**
 * Counts the hits and, where they are no more than RESULTS_MAX, sorts them. They are found before they are sorted, so that the database never walks an order's index in vain; what filters ask of
 * them is in indexes that hold it all.
 */
export async function collect(where: Prisma.Sql[], { kind, order, query }: Asked): Promise<Hits> {
  const offset = offsetOf(query);
  const [hits = { total: 0, ids: [] }] = await db.$queryRaw<Hits[]>`
    WITH hits AS MATERIALIZED (SELECT l.id, l.is_highlighted, ${order.column} FROM ${KINDS[kind].table} l WHERE ${all(where)} LIMIT ${RESULTS_MAX + 1}),
    counted AS MATERIALIZED (SELECT count(*)::int AS total FROM hits)
    SELECT total, CASE WHEN total > ${RESULTS_MAX} THEN '{}' ELSE ARRAY(SELECT l.id FROM hits l ORDER BY ${sortBy(order)} LIMIT ${offset < RESULTS_MAX ? query.limit : 0} OFFSET ${offset}) END AS ids
    FROM counted`;
  return hits;
}

/** How a page is found: all hits are found and sorted, as for `collect`, or the order's index is walked until the page is full. Skipping costs no rows. */
export type Manner = 'sort' | 'walk';

export const pageOf = async (where: Prisma.Sql[], asked: Asked, manner: Manner) =>
  (await pageUntil(pageEnd(asked), where, asked, manner)).ids;

export const sorted = (where: Prisma.Sql[], asked: Asked) => pageOf(where, asked, 'sort');
export const walk = (where: Prisma.Sql[], asked: Asked) => pageOf(where, asked, 'walk');

/** One of the last pages; null where there are no more hits than RESULTS_MAX. */
export async function lastPage(where: Prisma.Sql[], asked: Asked, manner: Manner): Promise<string[] | null> {
  const { ids, end } = await pageUntil(Math.max(pageEnd(asked), RESULTS_MAX + 1), where, asked, manner);
  return end > RESULTS_MAX ? ids : null;
}

/** The page, and the place of the last hit, if it has no later one than `end`. */
async function pageUntil(
  end: number,
  where: Prisma.Sql[],
  { kind, order, query }: Asked,
  manner: Manner,
): Promise<{ ids: string[]; end: number }> {
  const offset = offsetOf(query);
  if (offset >= RESULTS_MAX) return { ids: [], end: offset };
  // OFFSET 0 keeps the planner from looking for the order in an index; and from asking twice.
  const [by, apart] = manner === 'sort' ? [sortBy(order), Prisma.sql`OFFSET 0`] : [orderBy(order), Prisma.empty];
  const [row] = await db.$queryRaw<{ ids: string[]; found: number }[]>`
    SELECT ids[:${query.limit}::int] AS ids, cardinality(ids) AS found FROM (SELECT ARRAY(
      SELECT l.id FROM (SELECT l.id, l.is_highlighted, ${order.column} FROM ${KINDS[kind].table} l WHERE ${all(where)} ${apart}) l ORDER BY ${by} LIMIT ${end - offset} OFFSET ${offset}) AS ids OFFSET 0) AS page`;
  return { ids: row?.ids ?? [], end: offset + (row?.found ?? 0) };
}

/** `count` for `Found`. That it failed is told to whoever waits for the number; nobody does if the page failed before. */
export function countMeanwhile(where: Prisma.Sql[], kind: KindName): Promise<number> {
  const total = count(where, kind);
  total.catch(() => undefined);
  return total;
}

/** Is it one of the last pages of more hits than are paged? Pages after those show nothing, least of all how many there are. */
export const isLastOfMany = (asked: Asked, likely: number) =>
  pageEnd(asked) >= LAST_PAGES && offsetOf(asked.query) < RESULTS_MAX && likely >= MANY_LIKELY;

/** What comes first in the order and most probably holds `end` of so many hits; null where no `most` terms tell it. */
export const firstHits = ({ order }: Asked, end: number, hits: number, shares: Shares, most: number): Filter | null =>
  beginning(order, (end * (1 + BEYOND.part) + BEYOND.deviations * Math.sqrt(end)) / hits, shares, most);

export async function count(where: Prisma.Sql[], kind: KindName): Promise<number> {
  const [row] = await db.$queryRaw<{ total: bigint }[]>`
    SELECT count(*) AS total FROM (SELECT 1 FROM ${KINDS[kind].table} l WHERE ${all(where)} LIMIT ${RESULTS_MAX + 1}) AS capped`;
  return Number(row?.total ?? 0);
}

/** Walks the order's index as far as the first `rows` active listings; null where they do not fill the page. */
export async function walkWithin(
  rows: number,
  where: Prisma.Sql[],
  { kind, order, query }: Asked,
): Promise<string[] | null> {
  const hits = await db.$queryRaw<{ id: string }[]>`
    SELECT l.id FROM (SELECT * FROM ${KINDS[kind].table} l WHERE ${ACTIVE} ORDER BY ${orderBy(order)} LIMIT ${rows}) l WHERE ${all(where)} LIMIT ${query.limit} OFFSET ${offsetOf(query)}`;
  return hits.length === query.limit ? hits.map((hit) => hit.id) : null;
}

/** How many rows of the order are looked at for a page that most probably ends sooner, if about so many hits are spread over it by chance. */
export const rowsToGlance = (asked: Asked, hits: number, rows: number) =>
  Math.ceil((GLANCE_MARGIN * pageEnd(asked) * rows) / hits);

/** The place of a page's last result. */
export const pageEnd = ({ query }: Asked) => offsetOf(query) + query.limit;

/** A sample of the rows of a table that has so many, about; null for a small one. */
export const sampleOf = (asked: Asked, worded: Prisma.Sql[], rows: number, size: number): Promise<Sample | null> =>
  sampleHits(
    {
      table: KINDS[asked.kind].table,
      rows,
      worded,
      filtered: testsOf(asked.filters),
      order: asked.order,
      pageEnd: pageEnd(asked),
    },
    size,
  );
