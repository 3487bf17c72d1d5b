import type { Locale } from '@/lib/i18n/locales';
import type { Token } from '@/lib/lexicon/tokens';
import type { Place, PlaceFinder } from '@/lib/places/dto';

/** How a text speaks of a place: in or from it, near it, or without a word. */
export type Where = 'in' | 'from' | 'near' | 'bare';

/** Smaller settlements are taken only for what a word before them says. */
const KNOWN_POPULATION = 20_000;
const BARE_LETTERS = 5;
const CODE_LETTERS = 3;

const SPANISH = 'AR BO CL CO CR CU DO EC ES GT HN MX NI PA PE PR PY SV UY VE'.split(' ');
/** The countries of a language, then those where it is understood. */
const COUNTRIES: Record<Locale, readonly (readonly string[])[]> = {
  es: [SPANISH, ['US', 'BR']],
  pt: [['BR', 'PT'], SPANISH],
  en: [['US', 'GB', 'AU', 'NZ', 'IE', 'CA', 'ZA'], SPANISH],
};

const ORDER: Record<Where, readonly Place['kind'][]> = {
  in: ['country', 'region', 'city', 'district'],
  from: ['country', 'region', 'city', 'district'],
  near: ['city', 'district', 'region', 'country'],
  bare: ['country', 'city', 'region', 'district'],
};

/** Sorts places of one name: of the visitor's country, of the language's, then as the words before ask, then the largest. */
function ranked(places: readonly Place[], where: Where, locale: Locale, country: string | null | undefined): Place[] {
  const tiers = [country ? [country] : [], ...COUNTRIES[locale]];
  const tier = ({ country: of }: Place) => {
    const index = tiers.findIndex((codes) => codes.includes(of));
    return index < 0 ? tiers.length : index;
  };
  const kind = (place: Place) => ORDER[where].indexOf(place.kind);
  return places.toSorted((a, b) => tier(a) - tier(b) || kind(a) - kind(b) || b.population - a.population);
}

/** True if a place may be meant without a word such as «en» before it. */
function isKnown(place: Place, token: Token, isLast: boolean, text: string, length: number): boolean {
  if (length === 1 && token.text.length <= CODE_LETTERS) {
    const written = text.slice(token.start, token.end);
    const isCode =
      place.kind === 'region' &&
      ((isLast && written.toLowerCase() === token.text) ||
        (written === written.toUpperCase() && text !== text.toUpperCase()));
    return isCode;
  }
  if (place.kind === 'country' || place.kind === 'region') return length > 1 || token.text.length > CODE_LETTERS;
  return place.population >= KNOWN_POPULATION && (length > 1 || token.text.length >= BARE_LETTERS);
}

/** Returns what a place's name at a token means, the likeliest first; null if it is none. */
export function placesAt(
  text: string,
  tokens: readonly Token[],
  words: readonly string[],
  at: number,
  where: Where,
  {
    places,
    locale,
    country,
  }: { places: Pick<PlaceFinder, 'match'>; locale: Locale; country?: string | null | undefined },
): { places: Place[]; length: number } | null {
  const token = tokens[at];
  if (token?.kind !== 'word') return null;
  const found = places.match(words, at);
  if (!found) return null;
  const sorted = ranked(found.places, where, locale, country);
  const isLast = at + found.length === tokens.length;
  const fit =
    where === 'in' || where === 'near'
      ? sorted
      : sorted.filter((place) => isKnown(place, token, isLast, text, found.length));
  return fit.length > 0 ? { places: fit, length: found.length } : null;
}
