import 'server-only';
import { countAnimalSearchByClass, type ClassCounts } from '@/lib/market/animal-lots/count-by-class';
import type { AnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import type { Locale } from '@/lib/core/i18n/locales';
import type { VisitorPlace } from '@/lib/places/dto';
import { nextExpiry } from '@/lib/market/listings/next-expiry';
import { readSearch } from './read-search';

/** Counts the hits of a search by class, for its text as it is read, or else the text as it is; null if there are too many. */
export async function countClasses(
  query: AnimalListingQuery,
  locale: Locale,
  from?: VisitorPlace,
): Promise<ClassCounts | null> {
  // What has expired is no hit.
  await nextExpiry();
  const read = await readSearch(query, locale, from);
  const counts = read ? await countAnimalSearchByClass(read.query) : {};
  return counts && Object.keys(counts).length === 0 ? countAnimalSearchByClass(query) : counts;
}
