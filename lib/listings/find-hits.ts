import 'server-only';
import { Prisma, db } from '@/lib/db/client';
import { KINDS, type KindName } from './kinds';
import { orderBy, untilEdge, type Order } from './result-order';
import { sampleHits, type Sample } from './sample-hits';
import { all } from './search-conditions';
import { indexProbes, rowCondition, type SoughtWord } from './search-words';
import { tableStatistics, type TableStatistics } from './table-statistics';

/** Results are counted exactly up to here, and paged no deeper. */
export const RESULTS_MAX = 10_000;

/** A word that more of the listings have may not be worth an index, where another word or a filter is. */
const COMMON_SHARE = 0.15;
/** A word that fewer of the listings have is looked for first, and all else in the rows that have it. */
const RARE_SHARE = 0.01;
/** What it takes, as measured, to read an entry of a B-tree and of a word's list, a row that an index names, and a row and its text. */
const COST = { entry: 1, posting: 3, row: 25, text: 40 };
/** So many rows of the order are looked at first, for pages that most probably end there: with their texts, or in the index alone. */
const GLANCE = { text: 5_000, entry: 20_000 };
/** Pages that end later are not looked for at a glance. */
const GLANCED_MAX = 1_000;

const ACTIVE = Prisma.sql`l.is_active`;
/** The condition of the index of words, which is written otherwise so that it combines with the others. */
const IN_WORDS = Prisma.sql`l.is_active IS TRUE`;
const NONE: Hits = { total: 0, ids: [] };

/** How many there are, where there are no more than RESULTS_MAX, and which of them the page shows. */
export type Hits = { total: number; ids: string[] };

/** What is looked for in one table, beside words. */
export interface Asked {
  kind: KindName;
  order: Order;
  /** What is asked of every column but the text. */
  filters: Prisma.Sql[];
  query: { page: number; limit: number };
}

const offsetOf = ({ page, limit }: Asked['query']) => Math.min((page - 1) * limit, RESULTS_MAX);

/**
 * Counts the hits and, where they are no more than `max` (null: however many), sorts them. They are found before they are sorted, so that the database never walks
 * an order's index in vain; what filters ask of them is in indexes that hold it all.
 */
async function collect(where: Prisma.Sql[], { kind, order, query }: Asked, max: number | null): Promise<Hits> {
  const offset = offsetOf(query);
  const [hits = NONE] = await db.$queryRaw<Hits[]>`
    WITH hits AS MATERIALIZED (SELECT l.id, l.is_highlighted, ${order.column} FROM ${KINDS[kind].table} l WHERE ${all(where)} LIMIT ${max}::int + 1),
    counted AS MATERIALIZED (SELECT count(*)::int AS total FROM hits)
    SELECT total, CASE WHEN total > ${max}::int THEN '{}' ELSE ARRAY(SELECT l.id FROM hits l ORDER BY ${orderBy(order)} LIMIT ${offset < RESULTS_MAX ? query.limit : 0} OFFSET ${offset}) END AS ids
    FROM counted`;
  return hits;
}

async function count(table: Prisma.Sql, where: Prisma.Sql[]): Promise<number> {
  const [row] = await db.$queryRaw<{ total: bigint }[]>`
    SELECT count(*) AS total FROM (SELECT 1 FROM ${table} l WHERE ${all(where)} LIMIT ${RESULTS_MAX + 1}) AS capped`;
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

const sampleOf = (asked: Asked, worded: Prisma.Sql[], rows: number) =>
  sampleHits({ table: KINDS[asked.kind].table, rows, worded, filtered: asked.filters, order: asked.order, pageEnd: pageEnd(asked), moreThan: RESULTS_MAX });

interface Way {
  cost: number;
  conditions: Prisma.Sql[];
}

const cheapest = (ways: Way[]): Way | undefined => ways.sort((a, b) => a.cost - b.cost)[0];

/** A page of many hits: the order is walked, unless it is cheaper to find all that come until the page's end and sort those. */
async function walkOrCollect(asked: Asked, walked: Way, found: Way[]): Promise<string[]> {
  const way = cheapest(found);
  const ids = way && way.cost < walked.cost ? (await collect(way.conditions, asked, null)).ids : [];
  return ids.length === asked.query.limit ? ids : walk(walked.conditions, asked);
}

/** A page of many hits without text. The orders' indexes hold all that filters ask, so that walking is quick, unless the hits come late. */
async function pageByFilters(asked: Asked): Promise<string[]> {
  if (offsetOf(asked.query) >= RESULTS_MAX) return [];
  const soon = pageEnd(asked) <= GLANCED_MAX ? await walkWithin(GLANCE.entry, asked.filters, asked) : null;
  if (soon) return soon;
  const { rows } = await tableStatistics(asked.kind);
  const sample = await sampleOf(asked, [], rows);
  const conditions = [ACTIVE, ...asked.filters];
  if (!sample) return walk(conditions, asked);
  const until = sample.edge === null ? [] : [untilEdge(asked.order, sample.edge)];
  return walkOrCollect(asked, { cost: sample.rowsBefore, conditions }, [{ cost: sample.filtered, conditions: [...conditions, ...until] }]);
}

/** Finds what has no text asked of it. */
async function byFilters(asked: Asked): Promise<Hits> {
  const hits = await collect([ACTIVE, ...asked.filters], asked, RESULTS_MAX);
  return hits.total <= RESULTS_MAX ? hits : { total: hits.total, ids: await pageByFilters(asked) };
}

/** A search of text, and what is known of the listings that it may find. */
interface TextSearch {
  asked: Asked;
  words: SoughtWord[];
  /** Rows of the table, about. */
  rows: number;
  sample: Sample | null;
}

/** Some of a text's words, which the index of words is asked for. */
interface Probed {
  conditions: Prisma.Sql[];
  /** Entries that are read. */
  postings: number;
  /** Rows that they name, at most. */
  named: number;
}

/** Choices of words to ask the index for, with what then is left to be read in the rows: those of few listings, and all that can be named. */
function choicesOf(words: SoughtWord[], shares: TableStatistics['shares'], rows: number): Probed[] {
  const probes = words.map((word) => indexProbes(word, shares));
  const choices = [probes.map((ofWord) => ofWord.filter(({ share }) => share <= COMMON_SHARE)), probes];
  return choices.flatMap((choice) => {
    const probed = choice.flat();
    if (probed.length === 0) return [];
    // Parts that are in a listing's text need not stand side by side, as they do in the word.
    const inRows = words.filter((word, i) => word.parts.length > 1 || choice[i]?.length === 0).map(rowCondition);
    const part = { postings: probed.reduce((sum, { share }) => sum + share * rows, 0), named: Math.min(...probed.map(({ share }) => share * rows)) };
    return [{ ...part, conditions: [IN_WORDS, ...probed.map(({ condition }) => condition), ...inRows] }];
  });
}

/** The conditions by which hits are found soonest, if they are not many: by words, by filters, or by both. */
function wayToHits({ asked: { filters }, words, sample, rows }: TextSearch, choices: Probed[]): Prisma.Sql[] {
  const byRows = [ACTIVE, ...words.map(rowCondition), ...filters];
  const [rarest] = choices;
  if (!rarest) return byRows;
  if (!sample) return [...rarest.conditions, ...filters];
  // Who stops at RESULTS_MAX reads no more than that part.
  const part = Math.min(1, RESULTS_MAX / sample.hits);
  const ways = choices.flatMap(({ conditions, postings, named }) => {
    const byWords = { cost: COST.posting * postings + COST.row * named * part, conditions: [...conditions, ...filters] };
    if (filters.length === 0) return [byWords];
    const rowsOfBoth = COST.row * named * (sample.filtered / rows) * part;
    return [byWords, { cost: COST.posting * postings + COST.entry * sample.filtered + rowsOfBoth, conditions: [ACTIVE, ...conditions, ...filters] }];
  });
  return cheapest([...ways, { cost: COST.text * (filters.length > 0 ? sample.filtered : rows) * part, conditions: byRows }])?.conditions ?? byRows;
}

/** A page of many hits of a text, whose order's index doesn't hold it. */
async function pageByText({ asked, words, rows, sample }: TextSearch, choices: Probed[]): Promise<string[]> {
  if (offsetOf(asked.query) >= RESULTS_MAX) return [];
  const inRows = [...words.map(rowCondition), ...asked.filters];
  const conditions = [ACTIVE, ...inRows];
  if (!sample) return walk(conditions, asked);
  const isSoon = pageEnd(asked) * rows < sample.hits * (GLANCE.text / 2);
  const soon = isSoon ? await walkWithin(GLANCE.text, inRows, asked) : null;
  if (soon) return soon;
  const { edge, rowsBefore } = sample;
  const until = edge === null ? [] : [ACTIVE, untilEdge(asked.order, edge)];
  const found = choices.map((choice) => ({
    cost: COST.posting * choice.postings + (edge === null ? COST.row * choice.named : COST.entry * rowsBefore + COST.row * choice.named * (rowsBefore / rows)),
    conditions: [...choice.conditions, ...asked.filters, ...until],
  }));
  return walkOrCollect(asked, { cost: COST.text * rowsBefore, conditions }, found);
}

/** Finds a text. In a large table a sample tells how many hits there will be and where, and with that the cheapest way to them. */
async function byText(asked: Asked, words: SoughtWord[]): Promise<Hits> {
  const { rows, shares } = await tableStatistics(asked.kind);
  const choices = choicesOf(words, shares, rows);
  const isRare = choices.some(({ named }) => named < rows * RARE_SHARE);
  const search = { asked, words, rows, sample: isRare ? null : await sampleOf(asked, words.map(rowCondition), rows) };
  if (search.sample?.isProof) return { total: RESULTS_MAX + 1, ids: await pageByText(search, choices) };
  const hits = await collect(wayToHits(search, choices), asked, RESULTS_MAX);
  return hits.total <= RESULTS_MAX ? hits : { total: hits.total, ids: await pageByText(search, choices) };
}

/** How many listings have the words and pass the filters, and which of them the page shows. */
export async function findHits(asked: Asked, words: SoughtWord[]): Promise<Hits> {
  // What the dictionary does not have, no listing has.
  if (words.some(({ known }) => known.some((some) => some?.length === 0))) return NONE;
  if (words.length > 0) return byText(asked, words);
  if (asked.filters.length > 0) return byFilters(asked);
  const [total, ids] = await Promise.all([count(KINDS[asked.kind].table, [ACTIVE]), walk([ACTIVE], asked)]);
  return { total, ids };
}
