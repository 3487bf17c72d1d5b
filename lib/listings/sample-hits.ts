import 'server-only';
import { Prisma, db } from '@/lib/db/client';
import type { Order } from './result-order';
import { all } from './search-conditions';

/** So many rows are read, which takes a few milliseconds whatever the table's size. */
const SAMPLE_ROWS = 5_000;
/** In a table with fewer rows every way is fast. */
const TABLE_MIN = 100_000;
/** So many hits in a sample, and so many times as many as the number in question would give, are no accident: pages are drawn at random, and one seller's alike listings may share some. */
const HITS_MIN = 150;
const TIMES_MIN = 2.8;
/** Standard deviations by which the edge lies beyond where it is expected. */
const MARGIN = 3;

/** What a sample of a table says of a search, scaled to the whole table. */
export interface Sample {
  /** Active rows that pass the filters. */
  filtered: number;
  hits: number;
  /** True where there are more hits than asked about, beyond reasonable doubt. */
  isProof: boolean;
  /** As far as one has to go in the order until the page is full, with a margin; null where that is to its end, or among the highlighted. */
  edge: string | null;
  /** Rows up to the edge, hits or not. */
  rowsBefore: number;
}

interface Question {
  table: Prisma.Sql;
  /** How many the table has, about. */
  rows: number;
  worded: Prisma.Sql[];
  filtered: Prisma.Sql[];
  order: Order;
  /** Place of the page's last result. */
  pageEnd: number;
  /** Are there more hits than this? */
  moreThan: number;
}

type Row = { rows: number; filtered: number; hits: number; edge: string | null; before: number };

/** Looks at some thousand rows of random pages; null for a small table. */
export async function sampleHits({ table, rows, worded, filtered, order: { column, direction }, pageEnd, moreThan }: Question): Promise<Sample | null> {
  if (rows < TABLE_MIN) return null;
  const part = SAMPLE_ROWS / rows;
  const expected = pageEnd * part;
  const rank = Math.ceil(expected + MARGIN * Math.sqrt(expected + 1));
  const isBefore = Prisma.sql`key ${Prisma.raw(direction === 'ASC' ? '<=' : '>=')} (SELECT key FROM edge)`;
  const [row] = await db.$queryRaw<Row[]>`
    WITH sample AS MATERIALIZED (
      SELECT l.is_highlighted AS first, ${column} AS key, (${all([Prisma.sql`true`, ...worded])}) AS worded, (${all([Prisma.sql`true`, ...filtered])}) AS filtered
      FROM ${table} l TABLESAMPLE SYSTEM (${part * 100}::real) WHERE l.is_active),
    edge AS (SELECT first, key FROM sample WHERE worded AND filtered ORDER BY first DESC, key ${Prisma.raw(direction)} NULLS LAST OFFSET ${rank} LIMIT 1)
    SELECT count(*)::int AS rows, count(*) FILTER (WHERE filtered)::int AS filtered, count(*) FILTER (WHERE worded AND filtered)::int AS hits,
      (SELECT key::text FROM edge WHERE NOT first) AS edge, count(*) FILTER (WHERE first AND (SELECT NOT first FROM edge) OR first = (SELECT first FROM edge) AND ${isBefore})::int AS before FROM sample`;
  if (!row) return null;
  return {
    ...{ filtered: row.filtered / part, hits: row.hits / part, edge: row.edge },
    isProof: row.hits >= Math.max(HITS_MIN, TIMES_MIN * moreThan * part),
    rowsBefore: (row.hits > rank ? row.before : row.rows) / part,
  };
}
