import { db } from '@/lib/core/db/client';
import { parseAnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { placeColumns } from '@/lib/places/place-columns';
import { makeListing } from './listing';
import { makeUser } from './user';

/** The search of an address's values. */
export const asked = (raw: Record<string, string>) => parseAnimalListingQuery(raw).query;

/**
 * Begins each test of a file without people and their listings, but for one seller. `add` puts lots of theirs on sale: bred
 * Angus heifers in Tacuarembó, unless something else is said of them.
 */
export function heifersOfOneSeller() {
  let userId = '';
  beforeEach(async () => {
    await db.user.deleteMany();
    userId = (await makeUser()).id;
  });
  const add = (title: string, traits: Partial<Parameters<typeof makeListing>[0]> = {}) =>
    makeListing({
      userId,
      title,
      description: '',
      category: 'bovine',
      breed: 'Angus',
      class: 'heifer_bred',
      price: '1000',
      location: 'Tacuarembó, Uruguay',
      ...placeColumns(traits.location ?? 'Tacuarembó, Uruguay'),
      ...traits,
    });
  return { add, sellerId: () => userId };
}
