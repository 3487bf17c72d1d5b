import 'server-only';
import { Prisma, db } from '@/lib/db/client';
import type { Edge, Order } from './result-order';
import { all } from './search-conditions';

/** So many rows are read where nothing better is known, which takes a few milliseconds whatever the table's size. */
export const SAMPLE_ROWS = 5_000;
/** Fewer rows say nothing; more take as long as other ways. */
const DRAWN = { min: 1_500, max: 12_000 };
/** In a table with fewer rows every way is fast. */
const TABLE_MIN = 100_000;
/** Standard deviations beyond which a difference is no accident. */
const CERTAINTY = 5;
/** Those by which a sample is taken to fall short of what is expected of it. */
const MISFORTUNE = 2;
/** Hits that one page has: what this adds to the variance of a sample, as was seen of sellers' listings. */
const CLUSTERED = 1.25;
/** So many hits before the page's end say where that is. */
const EDGE_HITS = 4;
/** Standard deviations by which the edge lies beyond where it is expected. */
const MARGIN = 2.5;

/** What a sample of a table says of a search, scaled to the whole table. */
export interface Sample {
  /** Which part of the table it is, of 1. */
  part: number;
  /** Active rows that pass the filters. */
  filtered: number;
  hits: number;
  /** Of the number of hits: the square of its standard deviation. */
  variance: number;
  /** As far as one has to go in the order until the page is full, with a margin; null where that is to its end, or among the highlighted. */
  edge: Edge | null;
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
}

type Row = { rows: number; filtered: number; hits: number; squares: number; edge: string | null; step: number | null; before: number };

/** Looks at `drawn` rows, about, of random pages; null for a small table. */
export async function sampleHits({ table, rows, worded, filtered, order: { column, direction, steps }, pageEnd }: Question, drawn: number): Promise<Sample | null> {
  if (rows < TABLE_MIN) return null;
  const part = Math.min(1, drawn / rows);
  const expected = pageEnd * part;
  const rank = Math.ceil(expected + MARGIN * Math.sqrt(expected + 1));
  const isBefore = Prisma.sql`key ${Prisma.raw(direction === 'ASC' ? '<=' : '>=')} (SELECT key FROM edge)`;
  const [row] = await db.$queryRaw<Row[]>`
    WITH filtered AS (
      SELECT *, l.ctid AS place, (${all([Prisma.sql`true`, ...filtered])}) AS filtered FROM ${table} l TABLESAMPLE SYSTEM (${part * 100}::real) WHERE l.is_active OFFSET 0),
    sample AS MATERIALIZED (SELECT l.is_highlighted AS first, ${column} AS key, place, filtered, (${all([Prisma.sql`filtered`, ...worded])}) AS hit FROM filtered l),
    edge AS (SELECT first, key FROM sample WHERE hit ORDER BY first DESC, key ${Prisma.raw(direction)} NULLS LAST OFFSET ${rank} LIMIT 1)
    SELECT count(*)::int AS rows, count(*) FILTER (WHERE filtered)::int AS filtered, count(*) FILTER (WHERE hit)::int AS hits,
      (SELECT coalesce(sum(hits * hits), 0)::float8 FROM (SELECT count(*) AS hits FROM sample WHERE hit GROUP BY (place::text::point)[0]) AS pages) AS squares,
      (SELECT key::text FROM edge WHERE NOT first) AS edge, ${steps ? Prisma.sql`(SELECT ${steps.of}(key) FROM edge WHERE NOT first)` : Prisma.sql`NULL::int`} AS step,
      count(*) FILTER (WHERE first AND (SELECT NOT first FROM edge) OR first = (SELECT first FROM edge) AND ${isBefore})::int AS before FROM sample`;
  if (!row) return null;
  return {
    ...{ part, filtered: row.filtered / part, hits: row.hits / part, edge: row.edge === null ? null : { value: row.edge, step: row.step } },
    // Whole pages are drawn, and one seller's alike listings may share some: the variance of what pages have is about the sum of the squares.
    variance: row.squares / part ** 2,
    rowsBefore: (row.hits > rank ? row.before : row.rows) / part,
  };
}

/** Beyond reasonable doubt. */
export const hasMoreHits = ({ hits, variance }: Sample, than: number) => hits - CERTAINTY * Math.sqrt(variance) > than;

/** Two samples as one; the edge is the first's. */
export function together(a: Sample, b: Sample): Sample {
  const part = a.part + b.part;
  const mean = (ofA: number, ofB: number) => (a.part * ofA + b.part * ofB) / part;
  return { ...a, part, filtered: mean(a.filtered, b.filtered), hits: mean(a.hits, b.hits), variance: (a.part ** 2 * a.variance + b.part ** 2 * b.variance) / part ** 2 };
}

/** Which part of the table a sample has to be to show, most probably, that there are more hits. `variance`: of the number of hits, were the whole table the sample. */
function partToShow(hits: number, variance: number, than: number): number {
  return hits <= than ? Infinity : ((CERTAINTY + MISFORTUNE) ** 2 * variance) / (hits - than) ** 2;
}

/** How many rows a second sample needs so that both together most probably show that there are more hits; null for too many. */
export function rowsBeside({ part, hits, variance }: Sample, than: number, rows: number): number | null {
  // A small sample that says many may be an accident.
  const cautious = hits - Math.sqrt(variance);
  const toShow = (partToShow(cautious, variance * part, than) - part) * rows;
  return toShow > DRAWN.max ? null : Math.max(DRAWN.min, toShow);
}

/** How many rows a first sample needs to show that of about so many hits there are more than `than`, and where those of the page end, if that is asked; null for too many. */
export function rowsToDraw(hits: number, than: number, rows: number, pageEnd: number | null): number | null {
  const toShow = partToShow(hits, CLUSTERED * hits, than) * rows;
  if (toShow > DRAWN.max) return null;
  const toEnd = pageEnd === null ? 0 : Math.min(SAMPLE_ROWS, (EDGE_HITS * rows) / pageEnd);
  return Math.max(DRAWN.min, toShow, toEnd);
}
