import type { Locale } from '@/lib/core/i18n/locales';
import type { Place } from './dto';

/** How a text speaks of a place: in or from it, near it, or without a word. */
export type Where = 'in' | 'from' | 'near' | 'bare';

const SPANISH = 'AR BO CL CO CR CU DO EC ES GT HN MX NI PA PE PR PY SV UY VE'.split(' ');
/** The countries of a language, then those where it is understood. */
const COUNTRIES: Record<Locale, readonly (readonly string[])[]> = {
  es: [SPANISH, ['US', 'BR', 'PT']],
  pt: [['BR', 'PT'], SPANISH],
  en: [['US', 'GB', 'AU', 'NZ', 'IE', 'CA', 'ZA'], SPANISH],
};

/** Whether a language is that of a country. */
export const isLanguageOf = (locale: Locale, country: string): boolean =>
  COUNTRIES[locale][0]?.includes(country) ?? false;

/** Whether a language is spoken in a country, or understood there. */
export const isSpokenIn = (locale: Locale, country: string): boolean =>
  COUNTRIES[locale].some((countries) => countries.includes(country));

const ORDER: Record<Where, readonly Place['kind'][]> = {
  in: ['country', 'region', 'city', 'district'],
  from: ['country', 'region', 'city', 'district'],
  near: ['city', 'district', 'region', 'country'],
  // «Terneros corrientes», «bezerros são paulo»: all of the province or state, unless the text says that a town is meant.
  bare: ['country', 'region', 'city', 'district'],
};

/** A state or department is named so much more often than a town of the same size. */
const REGION_WEIGHT = 3;
/** A town with fewer people than this part of the area of its name is less known than it. */
const TOWN_PART = 1 / 10;

const isTown = ({ kind }: Place): boolean => kind === 'city' || kind === 'district';

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
export function ranked(
  places: readonly Place[],
  where: Where,
  locale: Locale,
  country: string | null | undefined,
): Place[] {
  const tiers = [country ? [country] : [], ...COUNTRIES[locale]];
  const tier = ({ country: of }: Place) => {
    const index = tiers.findIndex((codes) => codes.includes(of));
    return index < 0 ? tiers.length : index;
  };
  const weights = new Map<string, number>();
  const regions = new Map<string, number>();
  for (const { kind, country: of, population } of places) {
    const weight = kind === 'region' || kind === 'country' ? population * REGION_WEIGHT : population;
    weights.set(of, Math.max(weight, weights.get(of) ?? 0));
    if (kind === 'region') regions.set(of, Math.max(population, regions.get(of) ?? 0));
  }
  const weight = ({ country: of }: Place) => weights.get(of) ?? 0;
  const kind = ({ kind: of, country: at, population }: Place) =>
    of === 'city' && population < (regions.get(at) ?? 0) * TOWN_PART ? ORDER[where].length : ORDER[where].indexOf(of);
  const sorted = places.toSorted(
    (a, b) => tier(a) - tier(b) || weight(b) - weight(a) || kind(a) - kind(b) || b.population - a.population,
  );
  return countryFirst(sorted, where);
}
