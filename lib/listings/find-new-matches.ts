import 'server-only';
import { Prisma, type Transaction } from '@/lib/db/client';
import { listingSelect, toListingDto, type ListingDto } from './dto';
import type { ListingQuery } from './query-schema';
import { all, animalFilters, placeFilters } from './search-conditions';
import { rowCondition, soughtWords } from './search-words';

const COUNTED_MAX = 1000;

/**
 * The listings on sale that match a search and were published after `after` and up to `until`, newest first, at most `limit`, and
 * how many there are (counted up to 1,000). Never one of `notOf`.
 */
export async function findNewMatches(
  client: Transaction,
  query: ListingQuery,
  { after, until, notOf, limit }: { after: Date; until: Date; notOf: string; limit: number },
): Promise<{ listings: ListingDto[]; total: number }> {
  const where = all([
    Prisma.sql`l.is_active`,
    ...[...animalFilters(query), ...(await placeFilters(client, query.location, new Map(), false))].map(
      ({ condition }) => condition,
    ),
    ...(query.search ? (await soughtWords(client, query.search)).map(rowCondition) : []),
    Prisma.sql`l.created_at > ${after} AND l.created_at <= ${until} AND l.expires_at > ${until} AND l.user_id <> ${notOf}::uuid`,
  ]);
  const ids = await client.$queryRaw<{ id: string }[]>`
    SELECT l.id FROM cattle_listings l WHERE ${where} ORDER BY l.created_at DESC, l.id DESC LIMIT ${COUNTED_MAX}`;
  const rows = await client.cattleListing.findMany({
    where: { id: { in: ids.slice(0, limit).map(({ id }) => id) } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: listingSelect,
  });
  return { listings: rows.map(toListingDto), total: ids.length };
}
