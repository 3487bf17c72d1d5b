import 'server-only';
import { readCounts } from '@/lib/market/browse/read-counts';
import { countHitsBy } from '@/lib/market/search/count-hits';
import { ANIMAL_LISTINGS } from './animal-listings';
import type { Category } from '@/lib/livestock/stock/categories';
import type { AnimalListingQuery } from './query-schema';
import { ANIMAL_FILTERS } from './search-animal-listings';

/** Number of animal listings by class, or by the group of classes that a title names; those without any are absent. */
export type ClassCounts = Record<string, number>;

/** Counts the animal listings on sale of each class, of one category or of all. */
export async function countAnimalListingsByClass(of?: Category): Promise<ClassCounts> {
  const counts: ClassCounts = {};
  for (const { category, class: code, total } of await readCounts('listing')) {
    if (code && (!of || of === category)) counts[code] = (counts[code] ?? 0) + total;
  }
  return counts;
}

/** Counts the hits of a search by class, its own class and sex left aside; null if there are too many to count. */
export async function countAnimalSearchByClass(query: AnimalListingQuery): Promise<ClassCounts | null> {
  const { class: _class, sex: _sex, ...others } = query;
  const { sort: _sort, page: _page, limit: _limit, category, ...filters } = others;
  if (Object.keys(filters).length === 0) return countAnimalListingsByClass(category);
  return countHitsBy({ table: ANIMAL_LISTINGS.table, filters: ANIMAL_FILTERS }, others, 'search_class');
}
