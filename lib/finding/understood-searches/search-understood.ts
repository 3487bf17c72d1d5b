import 'server-only';
import { countryOf, plain } from '@/lib/core/i18n/country';
import type { AnimalListingDto } from '@/lib/market/animal-lots/dto';
import type { AnimalListingQuery, RankedAnimalQuery } from '@/lib/market/animal-lots/query-schema';
import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import {
  ANIMAL_FILTERS as ANIMALS_BY,
  searchAnimalListings,
  type AnimalResultPage,
} from '@/lib/market/animal-lots/search-animal-listings';
import { countHits } from '@/lib/market/search/count-hits';
import type { Locale } from '@/lib/core/i18n/locales';
import type { VisitorPlace } from '@/lib/places/dto';
import { centreOf } from '@/lib/places/near';
import { ANIMAL_FILTERS, isOfEquipment } from './of-equipment';
import { geneticsIn, otherAnimalIn } from './other-animals';
import { readSearch, type ReadSearch } from './read-search';
import { LOTS_MIN, isAnywhere, isAutomatic } from './widenings';

/** The results of a search, whose text was understood if it could be. */
export interface UnderstoodResults {
  read: ReadSearch | null;
  /** The search with what its text says, even if that found nothing. */
  query: RankedAnimalQuery;
  results: AnimalResultPage;
  /** All that is exactly it, if there are few and none of them in the visitor's country: then the results are none. */
  far: readonly AnimalListingDto[];
  /** The results are more than a few, and none of them is in the visitor's country. */
  isAbroad: boolean;
  /** Nothing was found with what was understood: the results are those of the text as it is. */
  isLiteral: boolean;
  /** What the text calls animals that the market doesn't have, as it writes it; nothing is found then. */
  otherAnimal: string | null;
}

/** True if a text says any filter. */
export const isUnderstood = (read: ReadSearch | null): read is ReadSearch => read !== null && read.spans.length > 0;

/** What the text calls animals that the market doesn't have, or semen where it names no animals besides. */
const notHad = (text: string, locale: Locale, hasAnimals: boolean): string | null =>
  otherAnimalIn(text) ?? (hasAnimals ? null : (geneticsIn(text, locale)?.written ?? null));

/** Where no order was chosen: near a place by nearness and newness, of a text by relevance, else by nearness to the visitor. */
function inBestOrder(query: RankedAnimalQuery): RankedAnimalQuery {
  if (query.sort !== 'newest') return query;
  if (centreOf(query)) return { ...query, sort: 'near_recent' };
  if (query.from && !query.search) return { ...query, sort: 'near_recent' };
  return query.search ? { ...query, sort: 'relevance' } : query;
}

/** True if a search found something, but nothing in the visitor's country, and no place was asked for. */
async function isAllAbroad(query: RankedAnimalQuery, { listings, total }: AnimalResultPage): Promise<boolean> {
  if (!query.from || !isAnywhere(query) || !(isAutomatic(query) || query.isStrict) || total === 0) return false;
  const home = query.from.country;
  if (listings.some(({ location }) => (countryOf(location) ?? home) === home)) return false;
  const table = ANIMAL_LISTINGS.table;
  return (
    total === listings.length || (await countHits({ table, filters: ANIMALS_BY }, { ...query, country: home })) === 0
  );
}

/** True if a title has all words of a text. */
const hasWords = (title: string, text: string): boolean =>
  (plain(text).match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => plain(title).includes(word));

/** True if a search asks for equipment, by its text alone, and neither that nor its filters say which animals. */
const isEquipmentAsked = (asked: AnimalListingQuery, read: ReadSearch | null, locale: Locale): boolean =>
  asked.search !== undefined &&
  !asked.literal &&
  ANIMAL_FILTERS.every((key) => asked[key] === undefined && read?.said[key] === undefined) &&
  isOfEquipment(asked.search, locale);

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
  const found = { read, query, far: [], isAbroad: false, isLiteral: false, otherAnimal };
  if (otherAnimal !== null) {
    // What else it says leads: of «búfalas lecheras» cows in milk come first.
    const rest = asked.search?.replace(otherAnimal, ' ').trim();
    const others = rest ? ((await readSearch({ ...asked, search: rest }, locale, from))?.query ?? query) : query;
    return { ...found, query: { ...query, ...others, from, sort: query.sort }, results: nothingOf(asked) };
  }
  // Lots that only mention hay or a truck are none.
  if (isEquipmentAsked(asked, read, locale)) return { ...found, results: nothingOf(asked) };
  const results = await searchAnimalListings(query);
  const isAbroad = isUnderstood(read) && (await isAllAbroad(query, results));
  if (isAbroad && results.total < LOTS_MIN && results.total === results.listings.length)
    return { ...found, far: results.listings, results: nothingOf(asked) };
  if (!isUnderstood(read) || results.total > 0) return { ...found, isAbroad, results };
  const literal = await searchAnimalListings(inBestOrder({ ...asked, from }));
  const isOther = ({ lot, title }: AnimalListingDto) => lot.class !== null && !hasWords(title, asked.search ?? '');
  // Lots that only mention what was asked for are none of it: a milking cow that raised a “bottle calf”.
  const isLiteral = literal.total > 0 && !(query.class && literal.listings.some(isOther));
  return { ...found, results: isLiteral ? literal : results, isLiteral };
}
