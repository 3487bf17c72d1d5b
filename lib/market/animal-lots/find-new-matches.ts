import 'server-only';
import { Prisma, type Transaction } from '@/lib/core/db/client';
import { all, byValues, filterConditions, textConditions } from '@/lib/market/search/conditions';
import { RESULTS_MAX } from '@/lib/market/search/find-ids';
import { animalListingSelect, toAnimalListingDto, type AnimalListingDto } from './dto';
import type { AnimalListingQuery } from './query-schema';
import { ANIMAL_FILTERS } from './search-animal-listings';

/**
 * Finds the listings on sale that match a search and were published after `after` and up to `until`, newest first, at
 * most `limit`, and their total (counted up to 1,000). Excludes listings of the user `notOf`.
 */
export async function findNewMatches(
  client: Transaction,
  query: AnimalListingQuery,
  { after, until, notOf, limit }: { after: Date; until: Date; notOf: string; limit: number },
): Promise<{ listings: AnimalListingDto[]; total: number }> {
  const where = all([
    Prisma.sql`l.is_active AND l.created_at > ${after} AND l.created_at <= ${until} AND l.expires_at > ${until} AND l.user_id <> ${notOf}::uuid`,
    ...filterConditions(ANIMAL_FILTERS, query),
    ...(await textConditions(client, query.search)),
  ]);
  const ids = await client.$queryRaw<{ id: string }[]>`
    ${byValues} SELECT l.id FROM cattle_listings l WHERE ${where} ORDER BY l.created_at DESC, l.id DESC LIMIT ${RESULTS_MAX}`;
  const rows = await client.animalListing.findMany({
    where: { id: { in: ids.slice(0, limit).map(({ id }) => id) } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: animalListingSelect,
  });
  return { listings: rows.map(toAnimalListingDto), total: ids.length };
}
