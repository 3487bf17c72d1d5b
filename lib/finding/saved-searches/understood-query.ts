import 'server-only';
import { animalListingQueryString, parseAnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import type { Locale } from '@/lib/core/i18n/locales';
import { valuesOf } from '@/lib/core/search-keys.mjs';
import type { VisitorPlace } from '@/lib/places/dto';
import { equipmentQueryOf } from '@/lib/core/topics/search-path';
import { readSearch } from '@/lib/finding/understood-searches/read-search';
import { canonicalQuery } from './schema';

/**
 * Returns a search's URL query with what its sentence says as filters. What is in quotes is searched for as it is; other
 * words filter nothing.
 */
export async function understoodQuery(text: string, locale: Locale, from?: VisitorPlace): Promise<string> {
  if (equipmentQueryOf(text) !== null) return text;
  const read = await readSearch(parseAnimalListingQuery(valuesOf(new URLSearchParams(text))).query, locale, from);
  if (!read || read.spans.length === 0) return text;
  const { search } = read.query;
  return canonicalQuery(animalListingQueryString({ ...read.query, ...(search ? { literal: true } : {}) })) || text;
}
