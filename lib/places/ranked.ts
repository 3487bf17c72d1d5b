import type { Locale } from '@/lib/core/i18n/locales';
import type { Place } from './dto';

/** How a text speaks of a place: in or from it, near it, or without a word. */
export type Where = 'in' | 'from' | 'near' | 'bare';

/** Who reads or writes: their language, and their country if it is known. */
export interface Reader {
  locale: Locale;
  country?: string | null | undefined;
}

/** What a text says of a name that places have, apart from what else the name may mean. */
export interface Mention extends Reader {
  where: Where;
  /** How many words name it, the names of its areas among them. */
  words: number;
  /** The letters of the first of them. */
  letters: number;
  /** Written with a capital. */
  isLarge: boolean;
  /** Nobody writes so of another country: behind «vereda». */
  isHome: boolean;
  /** Of a word that is like a state's letters: whose states they may be. */
  code?: readonly Relation[] | undefined;
  /** Another place of the name leaves no doubt that it is one. */
  isName?: true;
}

const SPANISH = 'AR BO CL CO CR CU DO EC ES GT HN MX NI PA PE PR PY SV UY VE'.split(' ');
/** The countries of a language, then those where it is understood. */
const COUNTRIES: Record<Locale, readonly (readonly string[])[]> = {
  es: [SPANISH, ['US', 'BR', 'PT']],
  pt: [['BR', 'PT'], SPANISH],
  en: [['US', 'GB', 'AU', 'NZ', 'IE', 'CA', 'ZA'], SPANISH],
};

const isSpokenIn = (locale: Locale, country: string): boolean =>
  COUNTRIES[locale].some((countries) => countries.includes(country));

/** Small towns of one of them are known in the other. */
const NEIGHBOURS = ['AR UY', 'ES PT', 'GB IE', 'AU NZ', 'CA US'];

export const RELATIONS = ['own', 'neighbour', 'anybodys', 'understood', 'far'] as const;
/** Whose country a place is in, as its reader sees it; `anybodys` is that of a reader of no known country. */
export type Relation = (typeof RELATIONS)[number];

function relationOf({ country: of }: Place, { locale, country }: Reader): Relation {
  if (!country) return 'anybodys';
  if (of === country) return 'own';
  if (NEIGHBOURS.some((pair) => pair.includes(of) && pair.includes(country))) return 'neighbour';
  return isSpokenIn(locale, of) ? 'understood' : 'far';
}

/** So many people live at least at a place of a size. */
export const PEOPLE = {
  ...{ any: 0, hamlet: 1_000, village: 2_000, borough: 5_000, market: 10_000, town: 20_000 },
  ...{ large: 60_000, city: 100_000, metropolis: 1_000_000, never: Infinity },
};

type Sizes = Record<Relation, keyof typeof PEOPLE>;

/**
 * How large a town must be, by how its name is written and whose country it is in, to be meant rather than another word:
 * the surer the writing and the nearer the country, the smaller.
 */
const TOWNS = {
  /** «en Roma QLD»: a word before it and its region behind it leave no doubt. */
  saidWithin: { own: 'any', neighbour: 'any', anybodys: 'any', understood: 'any', far: 'any' },
  /** «en Coronel Suárez»: so many words are hardly others, but who is far away means a city. */
  saidNames: { own: 'any', neighbour: 'any', anybodys: 'any', understood: 'any', far: 'city' },
  /** «en Azul»: a capital tells a name from a word. */
  saidLarge: { own: 'any', neighbour: 'any', anybodys: 'any', understood: 'market', far: 'city' },
  /** «para terminar en pradera»: written small, a little town abroad is rather the word. */
  said: { own: 'any', neighbour: 'village', anybodys: 'any', understood: 'large', far: 'city' },
  /** “Roma QLD”: the region behind it says that it is a place. */
  within: { own: 'village', neighbour: 'borough', anybodys: 'borough', understood: 'borough', far: 'borough' },
  /** «novillos san javier»: people know towns of their country by long names. */
  names: { own: 'village', neighbour: 'market', anybodys: 'market', understood: 'market', far: 'metropolis' },
  /** «novillos pehuajó»: so long a word is rarely another one. */
  longWord: { own: 'village', neighbour: 'village', anybodys: 'town', understood: 'city', far: 'metropolis' },
  /** «modelo 2015»: words of six letters are, and towns as well. */
  word: { own: 'borough', neighbour: 'market', anybodys: 'town', understood: 'city', far: 'metropolis' },
  /** «novillos azul»: of short words many are towns somewhere. */
  shortWord: { own: 'borough', neighbour: 'town', anybodys: 'town', understood: 'metropolis', far: 'metropolis' },
  /** “Rauch.”: in an advertisement, a sentence of its own is a place's name, and never of another country. */
  aloneInAd: { own: 'hamlet', neighbour: 'never', anybodys: 'hamlet', understood: 'never', far: 'never' },
  /** «Vacas Coronel Suárez al día»: it says much else, so only what everybody knows is meant. */
  namesInAd: { own: 'market', neighbour: 'never', anybodys: 'market', understood: 'never', far: 'never' },
  wordInAd: { own: 'town', neighbour: 'never', anybodys: 'town', understood: 'never', far: 'never' },
} satisfies Record<string, Sizes>;

export type Writing = keyof typeof TOWNS;

const SHORT_LETTERS = 5;
/** A word of so many letters is long. */
export const LONG_LETTERS = 7;

/** No word such as «en» says that it is a place. */
const isBare = ({ where }: Mention): boolean => where !== 'in' && where !== 'near';

export const isTown = ({ kind }: Place): boolean => kind === 'city' || kind === 'district';

/** Whether a town is as large as it must be for how it is written; at home, one that nobody counted is a village. */
export function isLargeEnough(town: Place, writing: Writing, reader: Reader, isLongName: boolean): boolean {
  const relation = relationOf(town, reader);
  const isUncounted = town.population === 0 && (relation === 'own' || relation === 'neighbour') && isLongName;
  return (isUncounted ? PEOPLE.village : town.population) >= PEOPLE[TOWNS[writing][relation]];
}

function writingOf({ name }: Place, mention: Mention): Writing {
  const { words, letters, isLarge, isName } = mention;
  const isSaid = !isBare(mention);
  if (words > name.split(/[^\p{L}\p{N}]+/u).filter(Boolean).length) return isSaid ? 'saidWithin' : 'within';
  if (words > 1 || isName) return isSaid ? 'saidNames' : 'names';
  if (isSaid) return isLarge ? 'saidLarge' : 'said';
  return letters >= LONG_LETTERS ? 'longWord' : letters > SHORT_LETTERS ? 'word' : 'shortWord';
}

/** Whether a mention means a place of its name, which a country may have too. */
function isMeant(place: Place, mention: Mention, isCountry: boolean): boolean {
  const { words, letters, locale, country, isHome, code } = mention;
  const relation = relationOf(place, mention);
  const isAbroad = relation !== 'own';
  if (isHome && isAbroad && relation !== 'anybodys') return false;
  // Brazil in Indiana is not what its name means elsewhere.
  if (isCountry && isAbroad && place.kind !== 'country' && place.population < PEOPLE.town) return false;
  // «Huíla»: hardly a region far away, nor, where the language is of abroad, one outside its countries.
  const isOwnLanguage = !country || isSpokenIn(locale, country);
  const isStrange = isOwnLanguage
    ? relation === 'far' && isBare(mention)
    : !COUNTRIES[locale][0]?.includes(place.country);
  if (place.kind === 'region' && words === 1 && isAbroad && isStrange) return false;
  if (isBare(mention) && code) return !isTown(place) && code.includes(relation);
  const isLongName = words > 1 || letters >= LONG_LETTERS;
  return !isTown(place) || isLargeEnough(place, writingOf(place, mention), mention, isLongName);
}

/** «Terneros corrientes», «bezerros são paulo»: all of the province or state, unless the text says that a town is meant. */
const AREAS_FIRST: readonly Place['kind'][] = ['country', 'region', 'city', 'district'];
const TOWNS_FIRST: readonly Place['kind'][] = ['city', 'district', 'region', 'country'];

/** A state or department is named so much more often than a town of the same size. */
const REGION_WEIGHT = 3;
/** So is a place of a neighbouring country: for a New Zealander Roma is in Australia rather than in Texas. */
const NEIGHBOUR_WEIGHT = 3;
/** A town with fewer people than this part of the area of its name is less known than it. */
const TOWN_PART = 1 / 10;

/** “Bulls in Mexico”: the country rather than a town of another that is called so, which is what something may be near to. */
function countryFirst(places: Place[], where: Where): Place[] {
  const [best] = places;
  const land = places.find(({ kind }) => kind === 'country');
  const isNamesake = where !== 'near' && best && land && isTown(best) && best.country !== land.country;
  return isNamesake ? [land, ...places.filter((place) => place !== land)] : places;
}

/**
 * Sorts places of one name: of the visitor's country, of the language's, those of the country where most people live at
 * the name, as the words before ask, then the largest.
 */
export function nearestFirst(places: readonly Place[], where: Where, { locale, country }: Reader): Place[] {
  const order = where === 'near' ? TOWNS_FIRST : AREAS_FIRST;
  const tiers = [country ? [country] : [], ...COUNTRIES[locale]];
  const tier = ({ country: of }: Place) => {
    const index = tiers.findIndex((codes) => codes.includes(of));
    return index < 0 ? tiers.length : index;
  };
  const weights = new Map<string, number>();
  const regions = new Map<string, number>();
  for (const place of places) {
    const { kind, country: of, population } = place;
    const isArea = kind === 'region' || kind === 'country';
    const isNear = relationOf(place, { locale, country }) === 'neighbour';
    const weight = population * (isArea ? REGION_WEIGHT : 1) * (isNear ? NEIGHBOUR_WEIGHT : 1);
    weights.set(of, Math.max(weight, weights.get(of) ?? 0));
    if (kind === 'region') regions.set(of, Math.max(population, regions.get(of) ?? 0));
  }
  const weight = ({ country: of }: Place) => weights.get(of) ?? 0;
  const kind = ({ kind: of, country: at, population }: Place) =>
    of === 'city' && population < (regions.get(at) ?? 0) * TOWN_PART ? order.length : order.indexOf(of);
  const sorted = places.toSorted(
    (a, b) => tier(a) - tier(b) || weight(b) - weight(a) || kind(a) - kind(b) || b.population - a.population,
  );
  return countryFirst(sorted, where);
}

/**
 * The places of a name that a mention may mean, the likeliest first; none if it is rather another word. Behind «en», one of
 * them that is large enough makes it a name, which any of them may be meant by.
 */
export function ranked(places: readonly Place[], mention: Mention): Place[] {
  const isCountry = places.some(({ kind }) => kind === 'country');
  const meant = (as: Mention) => places.filter((place) => isMeant(place, as, isCountry));
  const sure = meant(mention);
  const all = isBare(mention) || sure.length === 0 ? sure : meant({ ...mention, isName: true });
  return nearestFirst(all, mention.where, mention);
}

/** Whether a name is only of towns abroad: where the text names a place of one's own country too it is another word. */
export const isBareAbroad = (named: { where: Where; found: readonly Place[] }, { country: home }: Reader): boolean =>
  named.where === 'bare' &&
  Boolean(home) &&
  named.found.every(({ kind, country }) => kind === 'city' && country !== home);
