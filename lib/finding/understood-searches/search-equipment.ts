import 'server-only';
import { countryOf, plain } from '@/lib/core/i18n/country';
import type { Locale } from '@/lib/core/i18n/locales';
import { CONDITION_WORDS, MAKES, NOUNS, OPEN_CONDITION } from '@/lib/language/ads/equipment/words';
import { isNounAt } from '@/lib/language/lexicon/kept';
import { LITTLE, VOCABULARY } from '@/lib/language/lexicon/lexicon';
import { tokens as tokensOf, type Token } from '@/lib/language/lexicon/tokens';
import { understand } from '@/lib/language/sentences/understand';
import type { AnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { hasName, thingSought } from '@/lib/market/equipment/called-alike';
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
import { isAsStrong, powerAt, powerSaid, powersOf } from './power-of-equipment';

const OF_ANIMALS = ['category', 'class', 'sex', 'breed', 'notBreed'] as const;
/** So many a page has at least, where the market has them. */
const SHOWN_MIN = 12;
/** Shorter words name no equipment. */
const WORD_MIN = 3;
const FIRST_PAGE = { page: 1, limit: SHOWN_MIN, sort: 'newest' } as const;
const SORTS = ['price_asc', 'price_desc', 'distance_asc'] as const;

type Ranked = Parameters<typeof searchEquipmentListings>[0];

/** A piece of equipment that was found, and in what it differs from what was asked. */
interface Near {
  listing: EquipmentListingDto;
  differences: Difference[];
}

/**
 * Finds the equipment that the text of a search of animals asks for («tractor hasta 20.000 dólares en Durazno»): the thing
 * and the maker that it names, those with more of its other words first, then what is nearer. Beside few come others that
 * are nearly so. Null if it asks for animals, or for no equipment where nothing but the text says so.
 */
export async function searchEquipment(
  asked: AnimalListingQuery,
  locale: Locale,
  from?: VisitorPlace,
  isAskedOfEquipment = false,
): Promise<EquipmentFound | null> {
  const { search, literal, country } = asked;
  if (!search || literal || OF_ANIMALS.some((key) => asked[key] !== undefined)) return null;
  if (!isAskedOfEquipment && !isOfEquipment(search, locale)) return null;
  const context = { locale, country: country ?? from?.country, perUsd: await currentRates(), places: gazetteer() };
  const { filters, text } = understand(search, context);
  if (OF_ANIMALS.some((key) => filters[key] !== undefined)) return null;
  const said = wished(asked, filters);
  const cheap = cheapSaid(text);
  const sort =
    SORTS.find((one) => one === (asked.sort === 'newest' ? (filters.sort ?? (cheap && 'price_asc')) : asked.sort)) ??
    'newest';
  const exact: EquipmentListingQuery = { ...FIRST_PAGE, ...said, sort };
  const { wanted, named, make, others: words } = wantedIn(text, locale);
  const power = powerSaid(text);
  const isStrict = asked.sort === 'newest' ? true : undefined;
  const groups = await searchNearly(wanted, exact, { ...said, power, make, isStrict }, from);
  const [first, ...others] = groups.filter(({ near }) => near.length > 0);
  if (!first) return null;
  const whole = first === groups[0] ? first.near.slice(0, first.exact) : [];
  const suited = whole.filter(({ listing }) => isStrong(listing, power));
  const isExact = suited.length > 0;
  const shown = isExact ? suited : first.near;
  const like = [...first.near.filter((one) => !shown.includes(one)), ...others.flatMap(({ near }) => near)];
  const differences = Object.fromEntries([...shown, ...like].map((one) => [one.listing.id, one.differences]));
  const texts = shown.map(({ listing }) => `${listing.title} ${listing.description}`);
  return {
    named,
    cheap: asked.sort === 'newest' ? cheap : null,
    unused: isExact ? words.filter((word) => !texts.some((one) => hasName(one, inTitles(word)))) : [],
    query: first.query,
    listings: shown.map(({ listing }) => listing),
    total: isExact && power === undefined ? first.exact : shown.length,
    isExact,
    like: like.map(({ listing }) => listing),
    differences,
    unmet: isExact ? [] : unmet(said, shown),
  };
}

/** Whether a machine is as strong as asked, if that is. */
const isStrong = (listing: EquipmentListingDto, power: number | undefined): boolean =>
  power === undefined || isAsStrong(powersOf(listing), power);

/** So many are looked through for a power, or for the nearest price. */
const LOOKED_THROUGH = 100;

const isAbroad = ({ listing }: Near, from: VisitorPlace | undefined): number =>
  Number(from !== undefined && countryOf(listing.location) !== from.country);

/** By how many per cent a price is beyond what was asked. */
const priceGap = ({ differences }: Near): number =>
  Math.max(0, ...differences.map((one) => (one.of === 'price' ? Math.abs(one.percent) : 0)));

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

/** What is found of each thing that is wanted until the page is full, and how much of it is all that was asked. */
async function searchNearly(
  wanted: readonly Wanted[],
  exact: EquipmentListingQuery,
  said: Said & { power: number | undefined; make: string | undefined; isStrict: true | undefined },
  from: VisitorPlace | undefined,
): Promise<{ query: EquipmentListingQuery; exact: number; near: Near[] }[]> {
  const tried = new Set<string>();
  const found = new Set<string>();
  const groups = [];
  for (const { query, titled, prefer, isLast } of wanted) {
    if (found.size >= SHOWN_MIN || (isLast && found.size > 0)) break;
    const whole = { ...exact, ...query };
    const group = { query: whole, exact: 0, near: [] as Near[] };
    for (const { query: wide, isElsewhere } of [{ query: whole, isElsewhere: false }, ...widened(whole)]) {
      const key = equipmentListingQueryString(wide) + (prefer ?? '');
      if (found.size >= SHOWN_MIN || tried.has(key)) continue;
      tried.add(key);
      const givesPrice = PRICE.some((limit) => whole[limit] !== wide[limit]);
      const ranked: Ranked = {
        ...wide,
        limit: said.power === undefined && !givesPrice ? wide.limit : LOOKED_THROUGH,
        from,
        isStrict: said.isStrict,
        ...(prefer ? { prefer } : {}),
        ...(wide.sort === 'newest' ? { titled } : {}),
      };
      const { listings, total } = await searchEquipmentListings(ranked);
      const suited = prefer ? listings.filter(({ title }) => titled.some((word) => hasName(title, word))) : listings;
      if (wide === whole) group.exact = total;
      if (group.near.length === 0 && suited.length > 0) group.query = wide;
      const compared = suited.map((listing) => ({
        listing,
        differences: differencesOfEquipment(listing, said, isElsewhere),
      }));
      const nearestFirst = compared.toSorted(
        (one, other) =>
          Number(isStrong(other.listing, said.power)) - Number(isStrong(one.listing, said.power)) ||
          (givesPrice ? isAbroad(one, from) - isAbroad(other, from) || priceGap(one) - priceGap(other) : 0),
      );
      for (const one of nearestFirst) {
        if (found.has(one.listing.id) || found.size >= SHOWN_MIN) continue;
        found.add(one.listing.id);
        group.near.push(one);
      }
    }
    groups.push(group);
  }
  return groups;
}

/** The filters that are obeyed by nothing that was found. */
function unmet(said: Said, found: readonly Near[]): (keyof Said)[] {
  const isUnmet = (...kinds: Difference['of'][]) =>
    found.every(({ differences }) => differences.some((one) => kinds.includes(one.of)));
  const keys = [
    ...(isUnmet('price') ? PRICE : []),
    ...(isUnmet('distance', 'place') ? [...PLACE, 'country' as const] : []),
  ];
  return keys.filter((key) => said[key] !== undefined);
}

/** The category of the equipment that a text names. */
function categoryNamed(tokens: readonly Token[]) {
  return tokens.map((_, at) => NOUNS.match(tokens, at)?.meaning).find(Boolean);
}

/** A search for what a text names, with words that only rank. */
interface Wanted {
  query: Partial<EquipmentListingQuery>;
  /** Words of which titles should have many. */
  titled: readonly string[];
  /** Those of which one has to be in the title. */
  prefer?: string;
  /** Only if nothing else was found. */
  isLast?: true;
}

/** Whether a word asks for what is cheap, which is an order and no word of a title: «barato». */
const isCheapAt = (tokens: readonly Token[], at: number): boolean =>
  VOCABULARY.match(tokens, at)?.meaning.some(({ filters }) => filters?.sort === 'price_asc') ?? false;

/** The word of a text of equipment that asks for what is cheap, as it is written. */
function cheapSaid(text: string): string | null {
  const tokens = tokensOf(text);
  const word = tokens.find((_, at) => isCheapAt(tokens, at));
  return word ? text.slice(word.start, word.end) : null;
}

/** Whether what stands at a token says nothing of what equipment is: «usada», “in good condition”, animals that it is for. */
const saysNothing = (tokens: readonly Token[], at: number): boolean =>
  isNounAt(tokens, at) ||
  isCheapAt(tokens, at) ||
  [LITTLE.skip, LITTLE.purpose, OPEN_CONDITION, CONDITION_WORDS].some((words) => words.match(tokens, at));

const LENGTHS = /^(?:ft|foot|feet|pies|pes)$/;
/** A word as titles have it; of “20ft” the number, as they write the unit in many ways. */
const inTitles = (word: string): string => plain(word).replace(/^(\d+) ?-?(?:ft|foot|feet|pies|pes)$/, '$1');

/**
 * What a text asks for, and what comes next to it: the thing of the maker, the thing of any maker, what is of its category;
 * of a text that names none of them what has its words. What is looked for comes first, which in English stands last. With
 * what of it was understood, as it was written, the thing, the maker, the power, and what else is beside these.
 */
function wantedIn(
  text: string,
  locale: Locale,
): { wanted: Wanted[]; named: string[]; make: string | undefined; others: string[] } {
  const tokens = tokensOf(text);
  const thing = thingSought(tokens, locale);
  const parts: string[] = [];
  const makers: string[] = [];
  const others: string[] = [];
  const powers: string[] = [];
  for (let at = 0; at < tokens.length;) {
    const { text: word = '', kind, start } = tokens[at] ?? {};
    const ofPower = powerAt(tokens, at);
    // What it is to hold, or how long it is: «para 20 novillos», “20 ft”.
    const isCounted = isNounAt(tokens, at + 1) || LENGTHS.test(tokens[at + 1]?.text ?? '');
    const ofSize = kind === 'number' && isCounted ? 2 : 0;
    const length = at === thing?.from ? thing.length : ofPower || ofSize || (MAKES.match(tokens, at)?.length ?? 1);
    const written = text.slice(start, tokens[at + length - 1]?.end);
    if (at === thing?.from) parts.push(written);
    else if (ofPower > 0) powers.push(written);
    else if (MAKES.match(tokens, at)) makers.push(written);
    else if (ofSize > 0) others.push(written);
    else if (/^(?:word|number)$/.test(kind ?? '') && word.length >= WORD_MIN && !saysNothing(tokens, at))
      others.push(written);
    at += length;
  }
  const ordered = (locale === 'en' ? others.toReversed() : others).map(inTitles);
  const words = [...new Set([...makers.map(plain), ...ordered])];
  const category = categoryNamed(parts.length > 0 ? tokensOf(parts.join(' ')) : tokens);
  const named = [...parts, ...makers].join(' ');
  const makes = new Set(tokens.flatMap((_, at) => MAKES.match(tokens, at)?.meaning ?? []));
  const titled = [...parts, ...words];
  const wanted: Wanted[] = [
    named ? { query: { search: named }, titled: [...parts, ...ordered] } : { query: { search: text }, titled: [] },
    ...(parts.length > 0 && makers.length > 0 ? [{ query: { search: parts.join(' ') }, titled }] : []),
    ...(parts.length === 0 && words.length > 0 ? [{ query: {}, titled: words, prefer: words.join(' ') }] : []),
    ...(category ? [{ query: { category }, titled }] : []),
    { query: {}, titled, isLast: true },
  ];
  const [make] = makes.size === 1 ? makes : [];
  return { wanted, named: [...parts, ...makers, ...powers], make, others: named ? others : [] };
}
