import 'server-only';
import { Prisma } from '@/lib/core/db/client';
import { countriesAround } from '@/lib/places/distance';
import type { distanceOf, NearQuery } from '@/lib/places/near';
import type { Order } from '@/lib/market/search/find-ids';

/** The orders that a place gives. */
export const NEAR_SORTS = ['distance_asc', 'near_recent'] as const;
type NearSort = (typeof NEAR_SORTS)[number];

/**
 * What a search is ordered by: by distance or by nearness and newness where it has a place, else by one of `orders`. Of a
 * visitor who has named no more than their country, what is there comes before newer ones of others, and these by how far
 * their countries are; so does the cheapest where a text asks for it.
 */
export function orderNear<Sort extends string>(
  asked: NearQuery & { sort: Sort | 'newest' | NearSort; isStrict?: true | undefined },
  distance: ReturnType<typeof distanceOf>,
  orders: Record<Sort | 'newest', Order>,
): Order {
  const { from, isStrict } = asked;
  if (asked.sort === 'distance_asc' && distance) return distance.order;
  if (asked.sort === 'near_recent' && distance) return distance.recentOrder;
  const sort = NEAR_SORTS.some((near) => near === asked.sort) ? 'newest' : (asked.sort as Sort | 'newest');
  const isOwnFirst = isStrict ?? ((sort === 'newest' || sort === 'relevance') && from?.id === undefined);
  if (!from || !isOwnFirst) return orders[sort];
  const around = countriesAround(from.country).map((codes) => Prisma.sql`l.country = ANY(${codes}::text[])`);
  return { ...orders[sort], first: [Prisma.sql`l.country = ${from.country}`, ...around] };
}
