import 'server-only';
import { Prisma, db } from '@/lib/db/client';
import { expireListings } from './expire-listings';
import { findHits } from './find-hits';
import { KINDS } from './kinds';
import { lapseHighlights } from './lapse-highlights';
import { nextExpiry } from './next-expiry';
import { RESULTS_MAX, type Asked } from './query-hits';
import { orderBy } from './result-order';
import { placeFilters } from './search-conditions';
import { soughtWords } from './search-words';
import { tableStatistics } from './table-statistics';

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

interface Search<Row, Dto> extends Asked {
  /** What is selected beside `OFFER_COLUMNS`. */
  columns: Prisma.Sql;
  query: Asked['query'] & { search?: string | undefined; location?: string | undefined };
  toDto: (row: Row) => Dto;
}

async function read<Row>(
  ids: string[],
  { kind, columns, order }: Asked & { columns: Prisma.Sql },
): Promise<(Row & Life)[]> {
  if (ids.length === 0) return [];
  return db.$queryRaw<(Row & Life)[]>`
    SELECT ${OFFER_COLUMNS}, ${columns} FROM ${KINDS[kind].table} l JOIN users u ON u.id = l.user_id WHERE l.id = ANY(${ids}::uuid[]) ORDER BY ${orderBy(order)}`;
}

/**
 * Finds active listings of one table (decisions, "Query" and "Order"): highlighted first, then by the chosen order, ties by id. Text
 * ignores case and accents and tolerates a typo.
 */
export async function searchTable<Row, Dto>(search: Search<Row, Dto>): Promise<ResultPage<Dto>> {
  const { kind, query, toDto } = search;
  await nextExpiry(kind);
  const shares = query.location ? (await tableStatistics(kind)).shares : new Map<string, number>();
  const [words, place] = await Promise.all([
    query.search ? soughtWords(db, query.search) : [],
    placeFilters(db, query.location, shares, Boolean(query.search)),
  ]);
  const hits = await findHits({ ...search, filters: [...search.filters, ...place] }, words);
  const rows = await read<Row>(hits.ids, search);
  // The flag that the indexes hold may lag behind the clock; whoever notices mends it and searches again.
  const now = Date.now();
  if (rows.some((row) => row.expiresAt.getTime() <= now)) {
    await expireListings();
    return searchTable(search);
  }
  const lapsed = rows.some(
    (row) => row.isHighlighted && row.highlightUntil !== null && row.highlightUntil.getTime() <= now,
  );
  if (lapsed && (await lapseHighlights()) > 0) return searchTable(search);
  const total = await hits.total;
  const shown = Math.min(total, RESULTS_MAX);
  return {
    listings: rows.map(toDto),
    total: shown,
    totalIsCapped: total > RESULTS_MAX,
    page: query.page,
    limit: query.limit,
    totalPages: Math.max(1, Math.ceil(shown / query.limit)),
  };
}
