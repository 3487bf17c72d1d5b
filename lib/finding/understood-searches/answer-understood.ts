import 'server-only';
import { searchAnimalListings, type AnimalResultPage } from '@/lib/market/animal-lots/search-animal-listings';
import type { AnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import type { Locale } from '@/lib/core/i18n/locales';
import { searchUnderstood, type Relaxation } from './search-understood';

/** What a text was understood as: its filters, what was searched for as text, and what was given up to find anything. */
export interface UnderstoodAnswer {
  filters: Partial<AnimalListingQuery>;
  text: string;
  relaxed: Relaxation | 'literal' | null;
}

/** Searches for what a text says; where that finds nothing, with the first thing given up that finds something. */
export async function answerUnderstood(
  query: AnimalListingQuery,
  locale: Locale,
): Promise<{ results: AnimalResultPage; understood: UnderstoodAnswer }> {
  const { read, results, isLiteral, steps } = await searchUnderstood(query, locale);
  const isRead = read !== null && read.spans.length > 0;
  const understood = { filters: isRead ? read.said : {}, text: isRead ? read.text : (query.search ?? '') };
  const [step] = steps;
  if (!step) return { results, understood: { ...understood, relaxed: isLiteral ? 'literal' : null } };
  const relaxed = await searchAnimalListings({ ...step.query, page: query.page, limit: query.limit });
  return { results: relaxed, understood: { ...understood, relaxed: step.gives } };
}
