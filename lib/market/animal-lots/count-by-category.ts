import 'server-only';
import { readCounts } from '@/lib/market/browse/read-counts';
import { countHitsBy } from '@/lib/market/search/count-hits';
import { ANIMAL_LISTINGS } from './animal-listings';
import { breedsIn, isBreedOf } from '@/lib/livestock/stock/breeds';
import { CLASSES, classesOf } from '@/lib/livestock/stock/classes';
import { CATEGORIES, type Category } from '@/lib/livestock/stock/categories';
import type { AnimalListingQuery } from './query-schema';
import { ANIMAL_FILTERS } from './search-animal-listings';

/** Counts the animal listings on sale in each category. */
export async function countAnimalListingsByCategory(): Promise<Record<Category, number>> {
  const counts = Object.fromEntries(CATEGORIES.map((category) => [category, 0])) as Record<Category, number>;
  for (const { category, total } of await readCounts('listing')) counts[category as Category] += total;
  return counts;
}

/** Counts the animal listings on sale of each breed of a category; breeds without any are absent. */
export async function countAnimalListingsByBreed(of: Category): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { category, breed, total } of await readCounts('listing'))
    if (category === of) counts[breed] = (counts[breed] ?? 0) + total;
  return counts;
}

/**
 * Counts the hits of a search in each category, its own left aside, and its breed too in all but its own: choosing
 * another drops the breed; null if there are too many to count.
 */
export async function countAnimalSearchByCategory(query: AnimalListingQuery): Promise<Record<Category, number> | null> {
  const { category, ...others } = query;
  const { breed, ...withoutBreed } = others;
  const { sort: _sort, page: _page, limit: _limit, ...filters } = withoutBreed;
  const isAll = Object.keys(filters).length === 0 && breed === undefined;
  if (isAll) return countAnimalListingsByCategory();
  const of = { table: ANIMAL_LISTINGS.table, filters: ANIMAL_FILTERS };
  const [found, ofBreed] = await Promise.all([
    countHitsBy(of, withoutBreed, 'category'),
    breed === undefined ? null : countHitsBy(of, others, 'category'),
  ]);
  const [first] = query.class === undefined ? [] : classesOf(query.class);
  const own = category ?? (first && CLASSES[first].category);
  const hasBreed = (name: Category) => (own ? name === own : breedsIn(breed).some((one) => isBreedOf(name, one)));
  return (
    found &&
    (Object.fromEntries(
      CATEGORIES.map((name) => [name, (ofBreed && hasBreed(name) ? ofBreed : found)[name] ?? 0]),
    ) as Record<Category, number>)
  );
}

/** Counts the hits of a search by breed, its own breed left aside; null if there are too many to count. */
export async function countAnimalSearchByBreed(query: AnimalListingQuery): Promise<Record<string, number> | null> {
  const { breed: _breed, ...others } = query;
  return countHitsBy({ table: ANIMAL_LISTINGS.table, filters: ANIMAL_FILTERS }, others, 'breed');
}
