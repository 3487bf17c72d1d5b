import 'server-only';
import { Prisma, db } from '@/lib/core/db/client';
import { columnsOf } from '@/lib/core/db/columns-of';
import { listingSelect } from '@/lib/market/listings/columns';
import { expireHighlights } from '@/lib/market/listings/expire-highlights';
import { expireListings } from '@/lib/market/listings/expire-listings';
import type { KindName } from '@/lib/market/listings/kind';
import { nextExpiry } from '@/lib/market/listings/next-expiry';
import { RESULTS_MAX, findIds, type SearchQuery, type Searchable } from '@/lib/market/search/find-ids';

/** A page of results. */
export type ResultPage<Dto> = {
  listings: Dto[];
  /** Exact up to 1,000; then 1,000 with `totalIsCapped`. */
  total: number;
  totalIsCapped: boolean;
  page: number;
  limit: number;
  totalPages: number;
};

const { user: _user, ...ofListing } = listingSelect;
const SHARED = Object.keys(ofListing) as (keyof typeof ofListing)[];

/** The columns shared by both kinds of listing, from `l` and its owner `u`. */
const LISTING_COLUMNS = Prisma.sql`${columnsOf('AnimalListing', [...SHARED, 'category', 'isHighlighted'], 'l')}, json_build_object('verificationStatus', u.verification_status) AS "user"`;

type Life = { isHighlighted: boolean; expiresAt: Date; highlightUntil: Date | null };

interface PageOf<Query extends SearchQuery, Row, Dto> extends Searchable<Query> {
  kind: KindName;
  /** The columns selected in addition to `LISTING_COLUMNS`. */
  columns: Prisma.Sql;
  toDto: (row: Row) => Dto;
}

/** Reads rows in the order of their ids. */
async function read<Row>(ids: string[], table: Prisma.Sql, columns: Prisma.Sql): Promise<(Row & Life)[]> {
  if (ids.length === 0) return [];
  return db.$queryRaw<(Row & Life)[]>`
    SELECT ${LISTING_COLUMNS}, ${columns} FROM ${table} l JOIN users u ON u.id = l.user_id WHERE l.id = ANY(${ids}::uuid[])
    ORDER BY array_position(${ids}::uuid[], l.id)`;
}

/** Searches one kind of listing on sale, a page at a time. */
export async function readPage<Query extends SearchQuery, Row, Dto>(
  of: PageOf<Query, Row, Dto>,
  query: Query,
): Promise<ResultPage<Dto>> {
  await nextExpiry(of.kind);
  const { ids, total } = await findIds(of, query);
  const rows = await read<Row>(ids, of.table, of.columns);
  // The indexed flags may lag behind the clock: if a listing or highlight has expired, update the flags and search
  // again.
  const now = Date.now();
  if (rows.some((row) => row.expiresAt.getTime() <= now)) {
    await expireListings();
    return readPage(of, query);
  }
  const hasEndedHighlight = rows.some(
    (row) => row.isHighlighted && row.highlightUntil !== null && row.highlightUntil.getTime() <= now,
  );
  if (hasEndedHighlight && (await expireHighlights()) > 0) return readPage(of, query);
  const shown = Math.min(total, RESULTS_MAX);
  return {
    listings: rows.map(of.toDto),
    total: shown,
    totalIsCapped: total > RESULTS_MAX,
    page: query.page,
    limit: query.limit,
    totalPages: Math.max(1, Math.ceil(shown / query.limit)),
  };
}
