import 'server-only';
import { plain } from '@/lib/core/i18n/country';
import type { AnimalListingDto } from '@/lib/market/animal-lots/dto';
import type { AnimalListingQuery, RankedAnimalQuery } from '@/lib/market/animal-lots/query-schema';
import { searchAnimalListings, type AnimalResultPage } from '@/lib/market/animal-lots/search-animal-listings';
import type { Locale } from '@/lib/core/i18n/locales';
import type { VisitorPlace } from '@/lib/places/dto';
import { centreOf } from '@/lib/places/near';
import { isEquipmentAlone } from './of-equipment';
import { geneticsIn, otherAnimalIn } from './other-animals';
import { readSearch, type ReadSearch } from './read-search';

/** The results of a search, whose text was understood if it could be. */
export interface UnderstoodResults {
  read: ReadSearch | null;
  /** The search with what its text says, even if that found nothing. */
  query: RankedAnimalQuery;
  results: AnimalResultPage;
  /** Nothing was found with what was understood: the results are those of the text as it is. */
  isLiteral: boolean;
  /** What the text calls animals that the market doesn't have, as it writes it; nothing is found then. */
  otherAnimal: string | null;
}

/** True if a text says any filter. */
export const isUnderstood = (read: ReadSearch | null): read is ReadSearch => read !== null && read.spans.length > 0;

/** What the text calls animals that the market doesn't have, or semen where it names no animals besides. */
const notHad = (text: string, locale: Locale, hasAnimals: boolean): string | null =>
  otherAnimalIn(text, locale) ?? (hasAnimals ? null : (geneticsIn(text, locale)?.written ?? null));

/** Where no order was chosen: near a place by nearness and newness, of a text by relevance, else by nearness to the visitor. */
function inBestOrder(query: RankedAnimalQuery): RankedAnimalQuery {
  if (query.sort !== 'newest') return query;
  if (centreOf(query)) return { ...query, sort: 'near_recent' };
  if (query.from?.id !== undefined && !query.search) return { ...query, sort: 'near_recent' };
  return query.search ? { ...query, sort: 'relevance' } : query;
}

/** True if a title has all words of a text. */
const hasWords = (title: string, text: string): boolean =>
  (plain(text).match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => plain(title).includes(word));

const nothingOf = ({ page, limit }: AnimalListingQuery): AnimalResultPage => ({
  ...{ listings: [], total: 0, totalIsCapped: false, totalPages: 1 },
  ...{ page, limit },
});

/** Searches for what a text says; if that finds nothing, for the text as it is, so that no search finds less than its words. */
export async function searchUnderstood(
  asked: AnimalListingQuery,
  locale: Locale,
  from?: VisitorPlace,
): Promise<UnderstoodResults> {
  const read = await readSearch(asked, locale, from);
  const isStrict = read?.said.sort === undefined ? undefined : true;
  const query = inBestOrder({ ...(read?.query ?? asked), from, isStrict });
  const otherAnimal = asked.literal ? null : notHad(asked.search ?? '', locale, isUnderstood(read));
  if (otherAnimal !== null) return { read, query, results: nothingOf(asked), isLiteral: false, otherAnimal };
  // Lots that only mention hay or wire are none.
  if (!asked.literal && isEquipmentAlone(asked.search ?? '', locale))
    return { read, query, results: nothingOf(asked), isLiteral: false, otherAnimal };
  const results = await searchAnimalListings(query);
  if (!isUnderstood(read) || results.total > 0) return { read, query, results, isLiteral: false, otherAnimal };
  const literal = await searchAnimalListings(inBestOrder({ ...asked, from }));
  const isOther = ({ lot, title }: AnimalListingDto) => lot.class !== null && !hasWords(title, asked.search ?? '');
  // Lots that only mention what was asked for are none of it: a milking cow that raised a “bottle calf”.
  const isLiteral = literal.total > 0 && !(query.class && literal.listings.some(isOther));
  return { read, query, results: isLiteral ? literal : results, isLiteral, otherAnimal };
}
