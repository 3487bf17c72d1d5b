import 'server-only';
import { Prisma, db } from '@/lib/db/client';
import { toListingDto, type ListingDto, type ListingRow } from './dto';
import { expireListings } from './expire-listings';
import { lapseHighlights } from './lapse-highlights';
import { nextExpiry } from './next-expiry';
import type { ListingQuery, Sort } from './query-schema';
import { all, filterConditions, textConditions } from './search-conditions';

/** Results are counted exactly up to here, and paged no deeper. */
export const RESULTS_MAX = 10_000;

/** With fewer hits than this, a text search sorts the hits; with more, it walks the order until the page is full. */
const PROBE_MAX = 2_000;

export type ListingPage = {
  listings: ListingDto[];
  /** Exact up to 10,000; then 10,000 with `totalIsCapped`. */
  total: number;
  totalIsCapped: boolean;
  page: number;
  limit: number;
  totalPages: number;
};

const ORDERS = {
  newest: Prisma.sql`l.is_highlighted DESC, l.created_at DESC, l.id DESC`,
  price_asc: Prisma.sql`l.is_highlighted DESC, l.price ASC, l.id DESC`,
  price_desc: Prisma.sql`l.is_highlighted DESC, l.price DESC, l.id DESC`,
  age_asc: Prisma.sql`l.is_highlighted DESC, l.age ASC, l.id DESC`,
  age_desc: Prisma.sql`l.is_highlighted DESC, l.age DESC, l.id DESC`,
} as const satisfies Record<Sort, Prisma.Sql>;

const COLUMNS = Prisma.sql`
  l.id, l.user_id AS "userId", l.title, l.description, l.category::text, l.breed, l.age, l.weight, l.price,
  l.price_negotiable AS "priceNegotiable", l.location, l.health_status AS "healthStatus", l.vaccinated,
  l.health_certificate AS "healthCertificate", l.pregnancy_tested AS "pregnancyTested", l.images, l.image_details AS "imageDetails",
  l.youtube_url AS "youtubeUrl", l.video_file AS "videoFile", l.is_active AS "isActive", l.expires_at AS "expiresAt", l.sold_at AS "soldAt", l.featured_until AS "featuredUntil",
  l.highlight_duration::text AS "highlightDuration", l.highlight_until AS "highlightUntil", l.created_at AS "createdAt",
  l.updated_at AS "updatedAt", l.is_highlighted AS "isHighlighted", u.verification_status::text AS "verificationStatus"`;

type SearchRow = Omit<ListingRow, 'user'> & { isHighlighted: boolean; verificationStatus: ListingRow['user']['verificationStatus'] };

/** The ids of up to PROBE_MAX + 1 hits in no order, by the text index alone: cheap with many hits, few or none. */
async function probe(where: Prisma.Sql): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`SELECT l.id FROM cattle_listings l WHERE ${where} LIMIT ${PROBE_MAX + 1}`;
  return rows.map((row) => row.id);
}

async function count(where: Prisma.Sql): Promise<number> {
  const [row] = await db.$queryRaw<{ total: bigint }[]>`
    SELECT count(*) AS total FROM (SELECT 1 FROM cattle_listings l WHERE ${where} LIMIT ${RESULTS_MAX + 1}) AS capped`;
  return Number(row?.total ?? 0);
}

async function rows(where: Prisma.Sql, query: ListingQuery): Promise<SearchRow[]> {
  const offset = (query.page - 1) * query.limit;
  if (offset >= RESULTS_MAX) return [];
  const order = ORDERS[query.sort];
  // The page is found in the order's index first and its rows are fetched then, so that skipping costs no rows.
  return db.$queryRaw<SearchRow[]>`
    SELECT ${COLUMNS}
    FROM (SELECT l.id FROM cattle_listings l WHERE ${where} ORDER BY ${order} LIMIT ${query.limit} OFFSET ${offset}) AS page
    JOIN cattle_listings l USING (id) JOIN users u ON u.id = l.user_id
    ORDER BY ${order}`;
}

/**
 * Finds active listings (decisions, "Query" and "Order"): highlighted first, then by the chosen order, ties by id. Text ignores
 * case and accents and tolerates a typo.
 */
export async function searchListings(query: ListingQuery): Promise<ListingPage> {
  await nextExpiry();
  let conditions = filterConditions(query);
  let known: number | undefined;
  if (query.search) {
    conditions = [...conditions, ...(await textConditions(db, query.search))];
    const hits = await probe(all(conditions));
    if (hits.length <= PROBE_MAX) {
      known = hits.length;
      conditions = [Prisma.sql`l.is_active`, Prisma.sql`l.id = ANY(${hits}::uuid[])`];
    }
  }
  const where = all(conditions);
  const read = () => (known === 0 ? [] : rows(where, query));
  const [total, first] = await Promise.all([known ?? count(where), read()]);
  // The flag that the indexes hold may lag behind the clock; whoever notices mends it and searches again.
  if (first.some((row) => row.expiresAt.getTime() <= Date.now())) {
    await expireListings();
    return searchListings(query);
  }
  // The flag that the order's index holds may lag behind the clock; whoever notices mends it and reads again.
  const lapsed = first.some((row) => row.isHighlighted && row.highlightUntil !== null && row.highlightUntil.getTime() <= Date.now());
  const found = lapsed && (await lapseHighlights()) > 0 ? await read() : first;
  const shown = Math.min(total, RESULTS_MAX);
  return {
    listings: found.map(({ verificationStatus, isHighlighted: _flag, ...row }) => toListingDto({ ...row, user: { verificationStatus } })),
    total: shown,
    totalIsCapped: total > RESULTS_MAX,
    page: query.page,
    limit: query.limit,
    totalPages: Math.max(1, Math.ceil(shown / query.limit)),
  };
}
