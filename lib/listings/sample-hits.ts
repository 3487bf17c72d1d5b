import 'server-only';
import { Prisma, db } from '@/lib/db/client';
import type { Edge, Order } from './result-order';
import { all } from './search-conditions';
import { stepTerms, type Filter } from './search-terms';

/** More rows need not be read to see where a page ends. */
const EDGE_ROWS = 5_000;
/** So many hits of a sample tell where a page near the front ends. */
const EDGE_SAMPLE = 50;
/** Fewer rows say nothing; more take as long as other ways. */
const SAMPLE_ROWS = { min: 1_500, max: 12_000 };
/** In a table with fewer rows every way is fast. */
const TABLE_MIN = 100_000;
/** Listings are dealt into so many parts by chance; `corral_draw` says the same. */
const DRAWS = 64;
/** Of more draws, all hits are found as soon. */
const DRAWS_MAX = DRAWS / 3;
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

/** How many hits there are, about. */
export interface Estimate {
  hits: number;
  /** Of that number: the square of its standard deviation. */
  variance: number;
}

/** What a sample of a table says of a search, scaled to the whole table. */
export interface Sample extends Estimate {
  /** Active rows that pass the filters. */
  filtered: number;
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

type Row = {
  rows: number;
  filtered: number;
  hits: number;
  squares: number;
  edge: string | null;
  step: number | null;
  before: number;
};

/** What a sample takes, in the unit of COST: it passes over the numbers of all pages. */
export const sampleCost = (rows: number, size: number) => 0.04 * rows + 25 * size;

/** Looks at `size` rows, about, of random pages; null for a small table. */
export async function sampleHits(
  { table, rows, worded, filtered, order: { column, direction, steps }, pageEnd }: Question,
  size: number,
): Promise<Sample | null> {
  if (rows < TABLE_MIN) return null;
  const part = Math.min(1, size / rows);
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
    filtered: row.filtered / part,
    hits: row.hits / part,
    edge: row.edge === null ? null : { value: row.edge, step: row.step },
    // Whole pages are drawn, and one seller's alike listings may share some: the variance of what pages have is about the sum of the squares.
    variance: row.squares / part ** 2,
    rowsBefore: (row.hits > rank ? row.before : row.rows) / part,
  };
}

export const partOfDraws = (draws: number) => draws / DRAWS;

/** What some of the DRAWS have. */
export const ofDraws = (draws: number): Filter => ({
  condition: Prisma.sql`corral_draw(l.id) < ${draws}`,
  terms: stepTerms('draw', 0, draws - 1),
});

/** How many hits there are, by how many some of the DRAWS have. */
export function estimateByDraws(hits: number, draws: number): Estimate {
  const part = partOfDraws(draws);
  return { hits: hits / part, variance: (hits * (1 - part)) / part ** 2 };
}

/** Beyond reasonable doubt. */
export const hasMoreHits = ({ hits, variance }: Estimate, than: number) =>
  hits - CERTAINTY * Math.sqrt(variance) > than;

/** How large a sample has to be, as a part of the table, to show, most probably, that there are more hits. `variance`: of the number of hits, were the whole table the sample. */
function partToShow(hits: number, variance: number, than: number): number {
  return hits <= than ? Infinity : ((CERTAINTY + MISFORTUNE) ** 2 * variance) / (hits - than) ** 2;
}

/** How many draws most probably show that of about so many hits there are more than `than`; null for too many. */
export function drawsToShow(hits: number, than: number): number | null {
  // Draws are a part without repetition, whose variance ends with all of them: what a sample has to be in all, they are to the others.
  const odds = partToShow(hits, hits, than);
  const draws = Math.ceil(DRAWS / (1 + 1 / odds));
  return draws > DRAWS_MAX ? null : draws;
}

/** How many rows a first sample needs to show that of about so many hits there are more than `than`, and where those of the page end, if that is asked; null for too many. */
export function rowsToSample(hits: number, than: number, rows: number, pageEnd: number | null): number | null {
  const toShow = partToShow(hits, CLUSTERED * hits, than) * rows;
  if (toShow > SAMPLE_ROWS.max) return null;
  const toEnd = pageEnd === null ? 0 : Math.min(EDGE_ROWS, (EDGE_HITS * rows) / pageEnd);
  return Math.max(SAMPLE_ROWS.min, toShow, toEnd);
}

/** How many rows a sample of about so many hits needs to show where a page ends. */
export const rowsToEdge = (hits: number, rows: number) =>
  Math.min(EDGE_ROWS, Math.max(SAMPLE_ROWS.min, (EDGE_SAMPLE * rows) / hits));
