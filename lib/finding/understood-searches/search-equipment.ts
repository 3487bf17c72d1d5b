import 'server-only';
import type { Locale } from '@/lib/core/i18n/locales';
import { NOUNS } from '@/lib/language/ads/equipment/words';
import { isNounAt } from '@/lib/language/lexicon/kept';
import { LITTLE } from '@/lib/language/lexicon/lexicon';
import { tokens as tokensOf } from '@/lib/language/lexicon/tokens';
import { understand } from '@/lib/language/sentences/understand';
import type { AnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { hasName } from '@/lib/market/equipment/called-alike';
import type { EquipmentListingDto } from '@/lib/market/equipment/dto';
import { equipmentListingQueryString, type EquipmentListingQuery } from '@/lib/market/equipment/query-schema';
import { searchEquipmentListings } from '@/lib/market/equipment/search-equipment-listings';
import { currentRates } from '@/lib/market/rates/current-rates';
import type { VisitorPlace } from '@/lib/places/dto';
import { gazetteer } from '@/lib/places/gazetteer';
import { centreOf, countryAsked } from '@/lib/places/near';
import { RADIUS_MAX_KM } from '@/lib/places/schema';
import { differencesOfEquipment } from './differences';
import type { Difference, EquipmentFound } from './dto';
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
  const said = wished(asked, filters);
  const exact = { ...FIRST_PAGE, ...said, search: text };
  const words = wordsOf(text, locale);
  const ranked = { ...FIRST_PAGE, prefer: words.join(' '), titled: words };
  const { listings, total } = await searchEquipmentListings(exact);
  if (total > 0) {
    const others = await like(listings, words, ranked);
    const differences = await differencesOfRanked(others, said, ranked);
    return { query: exact, listings, total, isExact: true, like: others, differences, unmet: [] };
  }
  const nearly = await searchNearly(exact, said);
  if (nearly.listings.length > 0) {
    const others = await like(nearly.listings, words, ranked);
    const differences = { ...nearly.differences, ...(await differencesOfRanked(others, said, ranked)) };
    return { ...nearly, isExact: false, like: others, differences, unmet: unmet(said, differences) };
  }
  const nearest = await searchEquipmentListings(ranked);
  const category = categoryNamed(search);
  // A pick-up whose title has no word of it is nothing like a harvester: others of its category are.
  const hasWord = nearest.listings.some(({ title }) => words.some((word) => hasName(title, word)));
  const inCategory = { ...FIRST_PAGE, category };
  const ofCategory = !hasWord && category ? await searchEquipmentListings(inCategory) : null;
  const [found, query] = ofCategory && ofCategory.total > 0 ? [ofCategory, inCategory] : [nearest, ranked];
  if (found.total === 0) return null;
  const differences = await differencesOfRanked(found.listings, said, query);
  const { listings: shown, total: all } = found;
  return {
    ...{ query: FIRST_PAGE, listings: shown, total: all, isExact: false, like: [] },
    ...{ differences, unmet: unmet(said, differences) },
  };
}

const PRICE = ['minPrice', 'maxPrice'] as const;
const PLACE = ['near', 'radius', 'location', 'region', 'places'] as const;
const PLACES = ['near', 'location', 'region', 'places'] as const;

/** What a text says of equipment besides its words. */
type Said = Partial<Pick<EquipmentListingQuery, (typeof PRICE | typeof PLACE)[number] | 'country'>>;

const picked = (query: Said, keys: readonly (keyof Said)[]): Said =>
  Object.fromEntries(keys.flatMap((key) => (query[key] === undefined ? [] : [[key, query[key]]])));

const without = (query: EquipmentListingQuery, keys: readonly (keyof Said)[]): EquipmentListingQuery => {
  const left = { ...query };
  for (const key of keys) delete left[key];
  return left;
};

/** The price and the place that a text says, or those that were chosen, which win. */
function wished(asked: AnimalListingQuery, said: Said): Said {
  const hasPrice = PRICE.some((key) => asked[key] !== undefined);
  const hasPlace = PLACES.some((key) => asked[key] !== undefined);
  const place: Said = hasPlace ? asked : { ...said, radius: asked.radius ?? said.radius };
  const country = asked.country ?? (hasPlace ? undefined : said.country);
  return { ...picked(hasPrice ? asked : said, PRICE), ...picked(place, PLACE), ...(country ? { country } : {}) };
}

/**
 * The searches that give up what hurts least: first how far it is, then its place and its country, then its price, last
 * all of it. What the last ones find is elsewhere: the others have found what is in the place.
 */
function widened(exact: EquipmentListingQuery): { query: EquipmentListingQuery; isElsewhere: boolean }[] {
  const country = exact.country ?? countryAsked(exact);
  const anywhere = without(exact, [...PLACE, 'country']);
  return [
    ...(centreOf(exact)
      ? [{ query: { ...exact, radius: RADIUS_MAX_KM, sort: 'distance_asc' as const }, isElsewhere: false }]
      : []),
    ...(country ? [{ query: { ...anywhere, country }, isElsewhere: true }] : []),
    { query: anywhere, isElsewhere: true },
    { query: without(exact, PRICE), isElsewhere: false },
    { query: without(anywhere, PRICE), isElsewhere: Object.keys(picked(exact, [...PLACE, 'country'])).length > 0 },
  ];
}

/** The equipment with the words of a search that is nearly what it asks; each says in what it differs. */
async function searchNearly(exact: EquipmentListingQuery, said: Said) {
  const tried = new Set([equipmentListingQueryString(exact)]);
  const listings: EquipmentListingDto[] = [];
  const differences: Record<string, Difference[]> = {};
  let query = exact;
  let total = 0;
  for (const { query: wide, isElsewhere } of widened(exact)) {
    const key = equipmentListingQueryString(wide);
    if (listings.length >= FIRST_PAGE.limit || tried.has(key)) continue;
    tried.add(key);
    const found = await searchEquipmentListings(wide);
    for (const listing of found.listings) {
      if (listing.id in differences || listings.length >= FIRST_PAGE.limit) continue;
      listings.push(listing);
      differences[listing.id] = differencesOfEquipment(listing, said, isElsewhere);
    }
    if (found.total > 0) [query, total] = [wide, found.total];
  }
  return { query, listings, total, differences };
}

/** In what equipment differs that was found without regard to the place and the price that were asked for. */
async function differencesOfRanked(
  listings: readonly EquipmentListingDto[],
  said: Said,
  query: Parameters<typeof searchEquipmentListings>[0],
): Promise<Record<string, Difference[]>> {
  const place = picked(said, [...PLACE, 'country']);
  const isPlaced = listings.length > 0 && Object.keys(place).length > 0;
  const here = isPlaced ? (await searchEquipmentListings({ ...query, ...place })).listings.map(({ id }) => id) : null;
  return Object.fromEntries(
    listings.map((one) => [one.id, differencesOfEquipment(one, said, here !== null && !here.includes(one.id))]),
  );
}

/** The filters that are obeyed by nothing that differs. */
function unmet(said: Said, differences: Record<string, Difference[]>): (keyof Said)[] {
  const all = Object.values(differences);
  const isUnmet = (...kinds: Difference['of'][]) => all.every((of) => of.some((one) => kinds.includes(one.of)));
  const keys = [
    ...(isUnmet('price') ? PRICE : []),
    ...(isUnmet('distance', 'place') ? [...PLACE, 'country' as const] : []),
  ];
  return keys.filter((key) => said[key] !== undefined);
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
  const shared = ({ title }: EquipmentListingDto) => words.filter((word) => hasName(title, word)).length;
  return listings.filter((one) => shared(one) >= words.length - 1 && !found.some(({ id }) => id === one.id));
}
