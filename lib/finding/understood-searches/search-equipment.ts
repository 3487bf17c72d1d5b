import 'server-only';
import { plain } from '@/lib/core/i18n/country';
import type { Locale } from '@/lib/core/i18n/locales';
import { NOUNS } from '@/lib/language/ads/equipment/words';
import { isNounAt } from '@/lib/language/lexicon/kept';
import { LITTLE } from '@/lib/language/lexicon/lexicon';
import { tokens as tokensOf } from '@/lib/language/lexicon/tokens';
import { understand } from '@/lib/language/sentences/understand';
import type { AnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import type { EquipmentListingDto } from '@/lib/market/equipment/dto';
import type { EquipmentListingQuery } from '@/lib/market/equipment/query-schema';
import { searchEquipmentListings } from '@/lib/market/equipment/search-equipment-listings';
import { currentRates } from '@/lib/market/rates/current-rates';
import type { VisitorPlace } from '@/lib/places/dto';
import { gazetteer } from '@/lib/places/gazetteer';
import type { EquipmentFound } from './dto';
import { isOfEquipment } from './of-equipment';

const OF_ANIMALS = ['category', 'class', 'sex', 'breed', 'notBreed'] as const;
/** Fewer than so many are joined by others like them. */
const FEW = 4;
/** Shorter words name no equipment. */
const WORD_MIN = 3;
const FIRST_PAGE = { page: 1, limit: 12, sort: 'newest' } as const;

/**
 * Finds the equipment that the text of a search of animals asks for («tractor hasta 20.000 dólares en Durazno»): all that
 * it says, or else what has its words, those with more of them first. Null if it asks for no equipment, or for animals too.
 */
export async function searchEquipment(
  asked: AnimalListingQuery,
  locale: Locale,
  from?: VisitorPlace,
): Promise<EquipmentFound | null> {
  const { search, literal, country } = asked;
  if (!search || literal || OF_ANIMALS.some((key) => asked[key] !== undefined)) return null;
  if (!isOfEquipment(search, locale)) return null;
  const context = { locale, country: country ?? from?.country, perUsd: await currentRates(), places: gazetteer() };
  const { filters, text } = understand(search, context);
  if (OF_ANIMALS.some((key) => filters[key] !== undefined)) return null;
  const { minPrice, maxPrice, near, radius, region, places } = filters;
  const said = Object.fromEntries(
    Object.entries({ minPrice, maxPrice, near, radius, region, places, country: filters.country ?? country }).filter(
      ([, value]) => value !== undefined,
    ),
  ) as Partial<EquipmentListingQuery>;
  const exact = { ...FIRST_PAGE, ...said, search: text };
  const words = wordsOf(text, locale);
  const ranked = { ...FIRST_PAGE, prefer: words.join(' '), titled: words };
  for (const query of [exact, { ...FIRST_PAGE, search: text }]) {
    const { listings, total } = await searchEquipmentListings(query);
    if (total > 0)
      return { query, listings, total, isExact: query === exact, like: await like(listings, words, ranked) };
  }
  const nearest = await searchEquipmentListings(ranked);
  const category = categoryNamed(search);
  // A pick-up whose title has no word of it is nothing like a harvester: others of its category are.
  const hasWord = nearest.listings.some(({ title }) => words.some((word) => plain(title).includes(word)));
  const ofCategory = !hasWord && category ? await searchEquipmentListings({ ...FIRST_PAGE, category }) : null;
  const { listings, total } = ofCategory && ofCategory.total > 0 ? ofCategory : nearest;
  return total > 0 ? { query: FIRST_PAGE, listings, total, isExact: false, like: [] } : null;
}

/** The category of the equipment that a text names. */
function categoryNamed(text: string) {
  const tokens = tokensOf(text);
  return tokens.map((_, at) => NOUNS.match(tokens, at)?.meaning).find(Boolean);
}

/**
 * The words of a text, those for animals aside; what is looked for comes first, which in English stands last. A noun that
 * names a category comes after makers and models: titles in other languages have another one.
 */
function wordsOf(text: string, locale: Locale): string[] {
  const tokens = tokensOf(text);
  const words = tokens.flatMap(({ kind, text: word }, at) =>
    kind === 'word' && word.length >= WORD_MIN && !isNounAt(tokens, at) && !LITTLE.skip.match(tokens, at) ? [word] : [],
  );
  const ordered = locale === 'en' ? words.toReversed() : words;
  const isNoun = (word: string) => categoryNamed(word) !== undefined;
  return [...new Set([...ordered.filter((word) => !isNoun(word)), ...ordered.filter(isNoun)])];
}

/** Other equipment whose title has all words but one, to stand beside the few that have all of them. */
async function like(
  found: readonly EquipmentListingDto[],
  words: readonly string[],
  ranked: Parameters<typeof searchEquipmentListings>[0],
): Promise<EquipmentListingDto[]> {
  if (found.length >= FEW || words.length < 2) return [];
  const { listings } = await searchEquipmentListings(ranked);
  const shared = ({ title }: EquipmentListingDto) => words.filter((word) => plain(title).includes(word)).length;
  return listings.filter((one) => shared(one) >= words.length - 1 && !found.some(({ id }) => id === one.id));
}
