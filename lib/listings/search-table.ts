import 'server-only';
import { Prisma, db } from '@/lib/db/client';
import { commonWords } from './common-words';
import { expireListings } from './expire-listings';
import { KINDS, type KindName } from './kinds';
import { lapseHighlights } from './lapse-highlights';
import { nextExpiry } from './next-expiry';
import { all, placeConditions } from './search-conditions';
import { indexCondition, rowCondition, soughtWords, type SoughtWord } from './search-words';

/** Results are counted exactly up to here, and paged no deeper. */
export const RESULTS_MAX = 10_000;

const ACTIVE = Prisma.sql`l.is_active`;
/** The condition of the index of words, which is written otherwise so that it combines with the others. */
const IN_WORDS = Prisma.sql`l.is_active IS TRUE`;
const NO_WORDS: ReadonlySet<string> = new Set();
const NONE: Hits = { total: 0, ids: [] };

/** A page of results. */
export type ResultPage<Dto> = {
  listings: Dto[];
  /** Exact up to 10,000; then 10,000 with `totalIsCapped`. */
  total: number;
  totalIsCapped: boolean;
  page: number;
  limit: number;
  totalPages: number;
};

/** The columns of every kind of listing, from `l` and its owner `u`. */
export const OFFER_COLUMNS = Prisma.sql`
  l.id, l.user_id AS "userId", l.title, l.description, l.category::text, l.price, l.price_negotiable AS "priceNegotiable", l.location, l.images,
  l.image_details AS "imageDetails", l.youtube_url AS "youtubeUrl", l.is_active AS "isActive", l.expires_at AS "expiresAt", l.sold_at AS "soldAt",
  l.featured_until AS "featuredUntil", l.highlight_duration::text AS "highlightDuration", l.highlight_until AS "highlightUntil",
  l.created_at AS "createdAt", l.updated_at AS "updatedAt", l.is_highlighted AS "isHighlighted", json_build_object('verificationStatus', u.verification_status) AS "user"`;

type Hits = { total: number; ids: string[] };
type Life = { isHighlighted: boolean; expiresAt: Date; highlightUntil: Date | null };

interface Search<Row, Dto> {
  kind: KindName;
  /** What is selected beside `OFFER_COLUMNS`. */
  columns: Prisma.Sql;
  order: Prisma.Sql;
  /** The columns of `l` that orders are made of, beside its id and highlight. */
  sortColumns: Prisma.Sql;
  /** What is asked of every column but the text and the place. */
  filters: Prisma.Sql[];
  query: { search?: string | undefined; location?: string | undefined; page: number; limit: number };
  toDto: (row: Row) => Dto;
}

/** A search without what makes its answer of the rows. */
type Asked = Omit<Search<unknown, unknown>, 'toDto'>;

/**
 * Counts the hits and, where they are no more than RESULTS_MAX, sorts them. They are found before they are sorted, so that the database never walks
 * an order's index in vain; what is asked of them is in indexes that hold it all.
 */
async function sortHits(where: Prisma.Sql, { kind, sortColumns, order, query }: Asked): Promise<Hits> {
  const [hits = NONE] = await db.$queryRaw<Hits[]>`
    WITH hits AS MATERIALIZED (SELECT l.id, l.is_highlighted, ${sortColumns} FROM ${KINDS[kind].table} l WHERE ${where} LIMIT ${RESULTS_MAX + 1})
    SELECT (SELECT count(*)::int FROM hits) AS total,
      CASE WHEN (SELECT count(*) FROM hits) > ${RESULTS_MAX} THEN '{}' ELSE ARRAY(SELECT l.id FROM hits l ORDER BY ${order} LIMIT ${query.limit} OFFSET ${offsetOf(query)}) END AS ids`;
  return hits;
}

async function count(table: Prisma.Sql, where: Prisma.Sql): Promise<number> {
  const [row] = await db.$queryRaw<{ total: bigint }[]>`
    SELECT count(*) AS total FROM (SELECT 1 FROM ${table} l WHERE ${where} LIMIT ${RESULTS_MAX + 1}) AS capped`;
  return Number(row?.total ?? 0);
}

/** Walks the order's index until the page is full: for searches with so many hits that this is soon. Skipping costs no rows. */
async function walk(where: Prisma.Sql, { kind, order, query }: Asked): Promise<string[]> {
  if (offsetOf(query) >= RESULTS_MAX) return [];
  const rows = await db.$queryRaw<{ id: string }[]>`SELECT l.id FROM ${KINDS[kind].table} l WHERE ${where} ORDER BY ${order} LIMIT ${query.limit} OFFSET ${offsetOf(query)}`;
  return rows.map((row) => row.id);
}

/** How many there are, at most RESULTS_MAX + 1, and which of them the page shows. */
async function find(search: Asked, words: SoughtWord[]): Promise<Hits> {
  // What the dictionary does not have, no listing has.
  if (words.some(({ known }) => known.some((some) => some?.length === 0))) return NONE;
  const common = words.length > 0 ? await commonWords(search.kind) : NO_WORDS;
  const asked = [ACTIVE, ...words.map(rowCondition), ...search.filters];
  const indexed = words.flatMap((word) => indexCondition(word, common) ?? []);
  if (indexed.length === 0 && search.filters.length === 0) {
    const [total, ids] = await Promise.all([count(KINDS[search.kind].table, all(asked)), walk(all(asked), search)]);
    return { total, ids };
  }
  const inRows = words.filter((word) => word.parts.length > 1 || indexCondition(word, common) === null).map(rowCondition);
  // Both conditions only where there is something to combine: else the planner would combine the words with all that is active.
  const active = indexed.length === 0 ? [ACTIVE] : search.filters.length === 0 ? [IN_WORDS] : [ACTIVE, IN_WORDS];
  const hits = await sortHits(all([...active, ...indexed, ...inRows, ...search.filters]), search);
  return hits.total <= RESULTS_MAX ? hits : { total: hits.total, ids: await walk(all(asked), search) };
}

async function read<Row>(ids: string[], { kind, columns, order }: Asked): Promise<(Row & Life)[]> {
  if (ids.length === 0) return [];
  return db.$queryRaw<(Row & Life)[]>`
    SELECT ${OFFER_COLUMNS}, ${columns} FROM ${KINDS[kind].table} l JOIN users u ON u.id = l.user_id WHERE l.id = ANY(${ids}::uuid[]) ORDER BY ${order}`;
}

/**
 * Finds active listings of one table (decisions, "Query" and "Order"): highlighted first, then by the chosen order, ties by id. Text
 * ignores case and accents and tolerates a typo.
 */
export async function searchTable<Row, Dto>(search: Search<Row, Dto>): Promise<ResultPage<Dto>> {
  const { kind, query, toDto } = search;
  await nextExpiry(kind);
  const [words, place] = await Promise.all([query.search ? soughtWords(db, query.search) : [], placeConditions(db, query.location)]);
  const hits = await find({ ...search, filters: [...search.filters, ...place] }, words);
  const rows = await read<Row>(hits.ids, search);
  // The flag that the indexes hold may lag behind the clock; whoever notices mends it and searches again.
  const now = Date.now();
  if (rows.some((row) => row.expiresAt.getTime() <= now)) {
    await expireListings();
    return searchTable(search);
  }
  const lapsed = rows.some((row) => row.isHighlighted && row.highlightUntil !== null && row.highlightUntil.getTime() <= now);
  if (lapsed && (await lapseHighlights()) > 0) return searchTable(search);
  const shown = Math.min(hits.total, RESULTS_MAX);
  return {
    listings: rows.map(toDto),
    total: shown,
    totalIsCapped: hits.total > RESULTS_MAX,
    page: query.page,
    limit: query.limit,
    totalPages: Math.max(1, Math.ceil(shown / query.limit)),
  };
}

const offsetOf = ({ page, limit }: { page: number; limit: number }) => Math.min((page - 1) * limit, RESULTS_MAX);
