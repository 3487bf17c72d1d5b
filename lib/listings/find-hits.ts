import 'server-only';
import { Prisma, db } from '@/lib/db/client';
import { KINDS, type KindName } from './kinds';
import { orderBy, untilEdge, type Order } from './result-order';
import { SAMPLE_ROWS, hasMoreHits, partToShow, sampleHits, together, type Sample } from './sample-hits';
import { all } from './search-conditions';
import { shareOf, type Filter } from './search-terms';
import { rowCondition, wordTerms, type SoughtWord } from './search-words';
import { tableStatistics, type TableStatistics } from './table-statistics';

/** Results are counted exactly up to here, and paged no deeper. */
export const RESULTS_MAX = 10_000;

/** What it takes, as measured, to read an entry of a B-tree; to compare an entry of the shortest list of terms, by list and by term; to read a row that the index of terms names, or a row and its text; and a row and its text in another index's order. */
const COST = { entry: 1, list: 1.2, term: 0.35, row: 24, text: 30, inOrder: 40 };
/** A sample costs no less than reading rows for this. */
const SAMPLE_WORTH = 300_000;
/** So many rows of the order are looked at first, for pages that most probably end there: with their texts, or in the index alone. */
const GLANCE = { text: 5_000, entry: 20_000 };
/** Pages that end later are not looked for at a glance. */
const GLANCED_MAX = 1_000;

const ACTIVE = Prisma.sql`l.is_active`;
/** The condition of the index of terms, which is written otherwise so that no other index is combined with it. */
const IN_TERMS = Prisma.sql`l.is_active IS TRUE`;
const NONE: Hits = { total: 0, ids: [] };
const MANY: Hits = { total: RESULTS_MAX + 1, ids: [] };

/** How many there are, where there are no more than RESULTS_MAX, and which of them the page shows. */
export type Hits = { total: number; ids: string[] };

/** What is looked for in one table, beside words. */
export interface Asked {
  kind: KindName;
  order: Order;
  /** What is asked of every column but the text. */
  filters: Filter[];
  query: { page: number; limit: number };
}

const conditionsOf = (filters: Filter[]) => filters.map(({ condition }) => condition);

const offsetOf = ({ page, limit }: Asked['query']) => Math.min((page - 1) * limit, RESULTS_MAX);

/**
 * Counts the hits and, where they are no more than RESULTS_MAX, sorts them. They are found before they are sorted, so that the database never walks an order's index in vain; what filters
 * ask of them is in indexes that hold it all.
 */
async function collect(where: Prisma.Sql[], { kind, order, query }: Asked): Promise<Hits> {
  const offset = offsetOf(query);
  const [hits = NONE] = await db.$queryRaw<Hits[]>`
    WITH hits AS MATERIALIZED (SELECT l.id, l.is_highlighted, ${order.column} FROM ${KINDS[kind].table} l WHERE ${all(where)} LIMIT ${RESULTS_MAX + 1}::int),
    counted AS MATERIALIZED (SELECT count(*)::int AS total FROM hits)
    SELECT total, CASE WHEN total > ${RESULTS_MAX}::int THEN '{}' ELSE ARRAY(SELECT l.id FROM hits l ORDER BY ${orderBy(order)} LIMIT ${offset < RESULTS_MAX ? query.limit : 0} OFFSET ${offset}) END AS ids
    FROM counted`;
  return hits;
}

/** A page of the hits, which are all found and sorted. */
async function sorted(where: Prisma.Sql[], { kind, order, query }: Asked): Promise<string[]> {
  // OFFSET 0: found without regard to the order.
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT l.id FROM (SELECT * FROM ${KINDS[kind].table} l WHERE ${all(where)} OFFSET 0) l ORDER BY ${orderBy(order)} LIMIT ${query.limit} OFFSET ${offsetOf(query)}`;
  return rows.map((row) => row.id);
}

async function count(where: Prisma.Sql[], kind: KindName): Promise<number> {
  const [row] = await db.$queryRaw<{ total: bigint }[]>`
    SELECT count(*) AS total FROM (SELECT 1 FROM ${KINDS[kind].table} l WHERE ${all(where)} LIMIT ${RESULTS_MAX + 1}) AS capped`;
  return Number(row?.total ?? 0);
}

/** Walks the order's index until the page is full. Skipping costs no rows. */
async function walk(where: Prisma.Sql[], { kind, order, query }: Asked): Promise<string[]> {
  if (offsetOf(query) >= RESULTS_MAX) return [];
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT l.id FROM ${KINDS[kind].table} l WHERE ${all(where)} ORDER BY ${orderBy(order)} LIMIT ${query.limit} OFFSET ${offsetOf(query)}`;
  return rows.map((row) => row.id);
}

/** The same, as far as the first `rows` active listings; null where they do not fill the page. */
async function walkWithin(rows: number, where: Prisma.Sql[], { kind, order, query }: Asked): Promise<string[] | null> {
  const hits = await db.$queryRaw<{ id: string }[]>`
    SELECT l.id FROM (SELECT * FROM ${KINDS[kind].table} l WHERE ${ACTIVE} ORDER BY ${orderBy(order)} LIMIT ${rows}) l WHERE ${all(where)} LIMIT ${query.limit} OFFSET ${offsetOf(query)}`;
  return hits.length === query.limit ? hits.map((hit) => hit.id) : null;
}

const pageEnd = ({ query }: Asked) => offsetOf(query) + query.limit;

const sampleOf = (asked: Asked, worded: Prisma.Sql[], rows: number, drawn = SAMPLE_ROWS) =>
  sampleHits({ table: KINDS[asked.kind].table, rows, worded, filtered: conditionsOf(asked.filters), order: asked.order, pageEnd: pageEnd(asked) }, drawn);

interface Way {
  cost: number;
  conditions: Prisma.Sql[];
}

const cheapest = (ways: Way[]): Way | undefined => ways.sort((a, b) => a.cost - b.cost)[0];

/** A page of many hits: the order is walked, unless it is cheaper to find all that come until the page's end and sort those. */
async function walkOrCollect(asked: Asked, walked: Way, found: Way[]): Promise<string[]> {
  const way = cheapest(found);
  const ids = way && way.cost < walked.cost ? await sorted(way.conditions, asked) : [];
  return ids.length === asked.query.limit ? ids : walk(walked.conditions, asked);
}

const untilSample = ({ order }: Asked, { edge }: Sample): Filter[] => (edge === null ? [] : [untilEdge(order, edge)]);

/** A page of many hits without text. The orders' indexes hold all that filters ask, so that walking is quick, unless the hits come late. */
async function pageByFilters(asked: Asked, taken: Sample | null): Promise<string[]> {
  if (offsetOf(asked.query) >= RESULTS_MAX) return [];
  const filters = conditionsOf(asked.filters);
  const soon = pageEnd(asked) <= GLANCED_MAX ? await walkWithin(GLANCE.entry, filters, asked) : null;
  if (soon) return soon;
  const sample = taken ?? (await sampleOf(asked, [], (await tableStatistics(asked.kind)).rows));
  const conditions = [ACTIVE, ...filters];
  if (!sample) return walk(conditions, asked);
  return walkOrCollect(asked, { cost: sample.rowsBefore, conditions }, [{ cost: sample.filtered, conditions: [...conditions, ...conditionsOf(untilSample(asked, sample))] }]);
}

/** Finds what has no text asked of it. */
async function byFilters(asked: Asked): Promise<Hits> {
  // So many places that they are not named are mostly those of many listings.
  const isBroad = asked.filters.some(({ terms }) => terms === null);
  const sample = isBroad ? await sampleOf(asked, [], (await tableStatistics(asked.kind)).rows) : null;
  if (sample && hasMoreHits(sample, RESULTS_MAX)) return { ...MANY, ids: await pageByFilters(asked, sample) };
  const hits = await collect([ACTIVE, ...conditionsOf(asked.filters)], asked);
  return hits.total <= RESULTS_MAX ? hits : { total: hits.total, ids: await pageByFilters(asked, sample) };
}

/** A search of text, and what is known of the listings that it may find. */
interface TextSearch {
  asked: Asked;
  words: SoughtWord[];
  statistics: TableStatistics;
}

/** Something that the index of terms may be asked: one of these. */
interface Probe {
  terms: string[];
  share: number;
  /** The word that it is of; a filter's has none. */
  word?: SoughtWord;
}

/** What the index can be asked of a search, what fewest listings have first. */
function probesOf({ words, statistics: { shares } }: TextSearch, filters: Filter[]): Probe[] {
  const ofWords = words.flatMap((word) => wordTerms(word).map((terms) => ({ terms, share: shareOf(terms, shares), word })));
  const ofFilters = filters.flatMap(({ terms }) => (terms ? [{ terms, share: shareOf(terms, shares) }] : []));
  return [...ofWords, ...ofFilters].sort((a, b) => a.share - b.share);
}

/** What it takes to find the entries that several lists share. */
function comparing(probes: Probe[], rows: number): number {
  const shortest = rows * Math.min(...probes.map(({ share }) => share));
  return shortest * probes.reduce((sum, { terms }) => sum + COST.list + COST.term * terms.length, 0);
}

/**
 * Ways to the hits by the index of terms: it is asked about what fewest listings have, about the two of which fewest have either, and so on; all else is read in the rows that it names.
 * `hits`: how many there are, about, of which `part` are to be read.
 */
function waysByTerms(search: TextSearch, filters: Filter[], hits: number, part: number): Way[] {
  const { rows } = search.statistics;
  const probes = probesOf(search, filters);
  return probes.map((_, last) => {
    const asked = probes.slice(0, last + 1);
    // Parts that are in a listing's text need not stand side by side, as they do in the word.
    const inText = search.words.filter((word) => word.parts.length > 1 || !asked.some((probe) => probe.word === word)).map(rowCondition);
    const named = Math.max(hits, asked.reduce((product, { share }) => product * share, rows));
    const indexed = asked.map(({ terms }) => Prisma.sql`${KINDS[search.asked.kind].terms} && ${terms}::text[]`);
    return { cost: comparing(asked, rows) + (inText.length > 0 ? COST.text : COST.row) * named * part, conditions: [IN_TERMS, ...indexed, ...inText, ...conditionsOf(filters)] };
  });
}

/** A page of many hits of a text, whose order's index doesn't hold it. */
async function pageByText(search: TextSearch, sample: Sample | null): Promise<string[]> {
  const { asked, words, statistics } = search;
  if (offsetOf(asked.query) >= RESULTS_MAX) return [];
  const inRows = [...words.map(rowCondition), ...conditionsOf(asked.filters)];
  const conditions = [ACTIVE, ...inRows];
  if (!sample) return walk(conditions, asked);
  const isSoon = pageEnd(asked) * statistics.rows < sample.hits * (GLANCE.text / 2);
  const soon = isSoon ? await walkWithin(GLANCE.text, inRows, asked) : null;
  if (soon) return soon;
  const hits = sample.edge === null ? sample.hits : pageEnd(asked);
  return walkOrCollect(asked, { cost: COST.inOrder * sample.rowsBefore, conditions }, waysByTerms(search, [...asked.filters, ...untilSample(asked, sample)], hits, 1));
}

/** The way on which a text's hits are found soonest, if they are not many. */
function wayToHits(search: TextSearch, sample: Sample | null): Way {
  const { filters } = search.asked;
  // Who stops at RESULTS_MAX reads no more than that part.
  const part = sample ? Math.min(1, RESULTS_MAX / sample.hits) : 1;
  const passing = filters.length > 0 ? sample?.filtered : search.statistics.rows;
  const byRows = { cost: COST.inOrder * (passing ?? Infinity) * part, conditions: [ACTIVE, ...search.words.map(rowCondition), ...conditionsOf(filters)] };
  return cheapest([...waysByTerms(search, filters, sample?.hits ?? 0, part), byRows]) ?? byRows;
}

/** Counts a text's hits, and finds the page of no more than RESULTS_MAX. */
async function countText(search: TextSearch, sample: Sample | null): Promise<Hits> {
  const { asked, words, statistics: { rows } } = search;
  const way = wayToHits(search, sample);
  if (sample && sample.hits > RESULTS_MAX) {
    if (hasMoreHits(sample, RESULTS_MAX)) return MANY;
    const drawn = Math.max(SAMPLE_ROWS / 2, partToShow(sample, RESULTS_MAX) * rows);
    const second = COST.row * drawn < (2 / 3) * way.cost ? await sampleOf(asked, words.map(rowCondition), rows, drawn) : null;
    if (second && hasMoreHits(together(sample, second), RESULTS_MAX)) return MANY;
    // Who most probably won't sort them needn't fetch them.
    if ((await count(way.conditions, asked.kind)) > RESULTS_MAX) return MANY;
  }
  return collect(way.conditions, asked);
}

/** Finds a text. Where that may take long, a sample tells how many hits there will be and where, and with that the cheapest way to them. */
async function byText(asked: Asked, words: SoughtWord[]): Promise<Hits> {
  const statistics = await tableStatistics(asked.kind);
  const search = { asked, words, statistics };
  const [rarest] = probesOf(search, asked.filters);
  const isQuick = rarest !== undefined && comparing([rarest], statistics.rows) + COST.row * rarest.share * statistics.rows < SAMPLE_WORTH;
  const sample = isQuick ? null : await sampleOf(asked, words.map(rowCondition), statistics.rows);
  const hits = await countText(search, sample);
  return hits.total <= RESULTS_MAX ? hits : { total: hits.total, ids: await pageByText(search, sample) };
}

/** How many listings have the words and pass the filters, and which of them the page shows. */
export async function findHits(asked: Asked, words: SoughtWord[]): Promise<Hits> {
  // What the dictionary does not have, no listing has.
  if (words.some(({ known }) => known.some((some) => some?.length === 0))) return NONE;
  if (words.length > 0) return byText(asked, words);
  if (asked.filters.length > 0) return byFilters(asked);
  const [total, ids] = await Promise.all([count([ACTIVE], asked.kind), walk([ACTIVE], asked)]);
  return { total, ids };
}
