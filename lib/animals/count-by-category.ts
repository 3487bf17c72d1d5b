import 'server-only';
import { readCounts } from '@/lib/browse/read-counts';
import { CATEGORIES, type Category } from './categories';

/** Counts the animal listings on sale in each category. */
export async function countAnimalListingsByCategory(): Promise<Record<Category, number>> {
  const counts = Object.fromEntries(CATEGORIES.map((category) => [category, 0])) as Record<Category, number>;
  for (const { category, total } of await readCounts('listing')) counts[category as Category] += total;
  return counts;
}

/** Counts the animal listings on sale of each breed of a category; breeds without any are absent. */
export async function countAnimalListingsByBreed(of: Category): Promise<Record<string, number>> {
  const rows = await readCounts('listing');
  return Object.fromEntries(rows.filter(({ category }) => category === of).map(({ breed, total }) => [breed, total]));
}
