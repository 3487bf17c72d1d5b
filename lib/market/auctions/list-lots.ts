import 'server-only';
import { Prisma, db } from '@/lib/core/db/client';
import { all, textConditions } from '@/lib/market/search/conditions';
import { toLotSummary, type LotPage, type LotRow } from './dto';
import { LOT_COLUMNS, isDue } from './lot-rows';
import type { LotList, LotQuery } from './query-schema';
import { settleDueLots } from './settle-lot';

/** The conditions of each list: by the clock, whether or not the lots are settled yet. */
const LISTS = {
  live: Prisma.sql`l.status = 'active' AND l.start_time <= now() AND l.end_time > now()`,
  upcoming: Prisma.sql`l.status = 'active' AND l.start_time > now() AND l.end_time > now()`,
  ended: Prisma.sql`(l.status IN ('ended', 'sold') OR (l.status = 'active' AND l.end_time <= now()))`,
} as const satisfies Record<LotList, Prisma.Sql>;

const NEXT = {
  live: Prisma.sql`l.end_time ASC, l.id DESC`,
  upcoming: Prisma.sql`l.start_time ASC, l.id DESC`,
  ended: Prisma.sql`l.end_time DESC, l.id DESC`,
} as const satisfies Record<LotList, Prisma.Sql>;

/** Lots are compared by what they come to in US dollars, whatever a bid on them is for. */
const PRICE = Prisma.sql`corral_bid_total(coalesce(l.current_highest_bid, l.starting_price), l.price_units, l.price_rate)`;

function order({ state, sort }: LotQuery): Prisma.Sql {
  if (sort === 'newest') return Prisma.sql`l.created_at DESC, l.id DESC`;
  if (sort === 'price_asc') return Prisma.sql`${PRICE} ASC, l.id DESC`;
  if (sort === 'price_desc') return Prisma.sql`${PRICE} DESC, l.id DESC`;
  return NEXT[state];
}

async function conditions({ state, category, minPrice, maxPrice, location, search }: LotQuery): Promise<Prisma.Sql> {
  return all([
    LISTS[state],
    ...(category ? [Prisma.sql`l.category = ${category}::animal_category`] : []),
    ...(minPrice ? [Prisma.sql`${PRICE} >= ${minPrice}::numeric`] : []),
    ...(maxPrice ? [Prisma.sql`${PRICE} <= ${maxPrice}::numeric`] : []),
    ...(location ? [Prisma.sql`corral_normalize(l.location) LIKE corral_contains_pattern(${location})`] : []),
    ...(await textConditions(db, search)),
  ]);
}

/**
 * Lists upcoming, live or ended lots, a page at a time; cancelled ones are in no list. Settles lots that are past their
 * end.
 */
export async function listLots(query: LotQuery): Promise<LotPage> {
  const where = await conditions(query);
  const [rows, counted] = await Promise.all([
    db.$queryRaw<LotRow[]>`
      SELECT ${LOT_COLUMNS} FROM auction_lots l WHERE ${where} ORDER BY ${order(query)} LIMIT ${query.limit} OFFSET ${(query.page - 1) * query.limit}`,
    db.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total FROM auction_lots l WHERE ${where}`,
  ]);
  if (rows.some(isDue)) await settleDueLots();
  const total = counted[0]?.total ?? 0;
  return {
    lots: rows.map(toLotSummary),
    total,
    page: query.page,
    limit: query.limit,
    totalPages: Math.max(1, Math.ceil(total / query.limit)),
  };
}
