import 'server-only';
import { Prisma, db } from '@/lib/db/client';
import { expireListings } from './expire-listings';
import { KINDS, type KindName } from './kinds';
import { lapseHighlights } from './lapse-highlights';
import { nextExpiry } from './next-expiry';
import { all, textConditions } from './search-conditions';

/** Results are counted exactly up to here, and paged no deeper. */
export const RESULTS_MAX = 10_000;

/** With fewer hits than this, a text search sorts the hits; with more, it walks the order until the page is full. */
const PROBE_MAX = 2_000;

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

type Life = { isHighlighted: boolean; expiresAt: Date; highlightUntil: Date | null };

interface Search<Row, Dto> {
  kind: KindName;
  /** What is selected beside `OFFER_COLUMNS`. */
  columns: Prisma.Sql;
  order: Prisma.Sql;
  /** What is asked of every column but the text. */
  conditions: Prisma.Sql[];
  query: { search?: string | undefined; page: number; limit: number };
  toDto: (row: Row) => Dto;
}

/** The ids of up to PROBE_MAX + 1 hits in no order, by the text index alone: cheap with many hits, few or none. */
async function probe(table: Prisma.Sql, where: Prisma.Sql): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`SELECT l.id FROM ${table} l WHERE ${where} LIMIT ${PROBE_MAX + 1}`;
  return rows.map((row) => row.id);
}

async function count(table: Prisma.Sql, where: Prisma.Sql): Promise<number> {
  const [row] = await db.$queryRaw<{ total: bigint }[]>`
    SELECT count(*) AS total FROM (SELECT 1 FROM ${table} l WHERE ${where} LIMIT ${RESULTS_MAX + 1}) AS capped`;
  return Number(row?.total ?? 0);
}

async function readPage<Row>(where: Prisma.Sql, { kind, columns, order, query }: Search<Row, unknown>): Promise<(Row & Life)[]> {
  const { table } = KINDS[kind];
  const offset = (query.page - 1) * query.limit;
  if (offset >= RESULTS_MAX) return [];
  // The page is found in the order's index first and its rows are fetched then, so that skipping costs no rows.
  return db.$queryRaw<(Row & Life)[]>`
    SELECT ${OFFER_COLUMNS}, ${columns}
    FROM (SELECT l.id FROM ${table} l WHERE ${where} ORDER BY ${order} LIMIT ${query.limit} OFFSET ${offset}) AS page
    JOIN ${table} l USING (id) JOIN users u ON u.id = l.user_id
    ORDER BY ${order}`;
}

/**
 * Finds active listings of one table (decisions, "Query" and "Order"): highlighted first, then by the chosen order, ties by id. Text
 * ignores case and accents and tolerates a typo.
 */
export async function searchTable<Row, Dto>(search: Search<Row, Dto>): Promise<ResultPage<Dto>> {
  const { kind, query, toDto } = search;
  const { table } = KINDS[kind];
  await nextExpiry(kind);
  let { conditions } = search;
  let known: number | undefined;
  if (query.search) {
    conditions = [...conditions, ...(await textConditions(db, query.search))];
    const hits = await probe(table, all(conditions));
    if (hits.length <= PROBE_MAX) {
      known = hits.length;
      conditions = [Prisma.sql`l.is_active`, Prisma.sql`l.id = ANY(${hits}::uuid[])`];
    }
  }
  const where = all(conditions);
  const read = () => (known === 0 ? [] : readPage(where, search));
  const [total, first] = await Promise.all([known ?? count(table, where), read()]);
  // The flag that the indexes hold may lag behind the clock; whoever notices mends it and searches again.
  if (first.some((row) => row.expiresAt.getTime() <= Date.now())) {
    await expireListings();
    return searchTable(search);
  }
  // The flag that the order's index holds may lag behind the clock; whoever notices mends it and reads again.
  const lapsed = first.some((row) => row.isHighlighted && row.highlightUntil !== null && row.highlightUntil.getTime() <= Date.now());
  const found = lapsed && (await lapseHighlights()) > 0 ? await read() : first;
  const shown = Math.min(total, RESULTS_MAX);
  return {
    listings: found.map(toDto),
    total: shown,
    totalIsCapped: total > RESULTS_MAX,
    page: query.page,
    limit: query.limit,
    totalPages: Math.max(1, Math.ceil(shown / query.limit)),
  };
}
