import 'server-only';
import type { Transaction } from '@/lib/core/db/client';
import { newIds, type NewWindow } from '@/lib/market/browse/new-ids';
import { ANIMAL_LISTINGS } from './animal-listings';
import { animalListingSelect, toAnimalListingDto, type AnimalListingDto } from './dto';
import type { AnimalListingQuery } from './query-schema';
import { ANIMAL_FILTERS } from './search-animal-listings';

/** Finds the animal listings on sale that match a search and are new, newest first, and their total (counted up to 1,000). */
export async function findNewMatches(
  client: Transaction,
  query: AnimalListingQuery,
  window: NewWindow,
): Promise<{ listings: AnimalListingDto[]; total: number }> {
  const { table } = ANIMAL_LISTINGS;
  const { ids, total } = await newIds(client, { table, filters: ANIMAL_FILTERS }, query, window);
  const rows = await client.animalListing.findMany({
    where: { id: { in: ids } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: animalListingSelect,
  });
  return { listings: rows.map(toAnimalListingDto), total };
}
