import 'server-only';
import { listLots } from '@/lib/market/auctions/list-lots';
import { kmFromVisitor } from '@/lib/places/distance';
import type { VisitorPlace } from '@/lib/places/dto';
import { LOT_LISTS, type LotList, type LotQuery } from '@/lib/market/auctions/query-schema';

/**
 * Returns the lots of a search, with their distance from the visitor's own place, and the number of matches in each of the
 * other tabs under the same filters.
 */
export async function auctionResults(query: LotQuery, from: VisitorPlace | null) {
  const [found, ...others] = await Promise.all([
    listLots(query),
    ...LOT_LISTS.filter((state) => state !== query.state).map(
      async (state) => [state, (await listLots({ ...query, state, page: 1, limit: 1 })).total] as const,
    ),
  ]);
  const lots = found.lots.map((lot) => ({ ...lot, distanceKm: kmFromVisitor(from, lot.location) }));
  const results = { ...found, lots };
  const counts = Object.fromEntries([[query.state, results.total], ...others]) as Record<LotList, number>;
  return { results, counts };
}
