import type { Locale } from '@/lib/i18n/locales';
import { LITTLE, sensesOfTypo } from '@/lib/lexicon/lexicon';
import { plainPhrase, type Token } from '@/lib/lexicon/tokens';
import type { Place, PlaceFinder } from './dto';
import { ranked, type Where } from './ranked';

/** What understanding needs of the gazetteer. */
export type Places = Pick<PlaceFinder, 'match' | 'corrected'>;

/** Smaller settlements are taken only for what a word before them says. */
export const KNOWN_POPULATION = 20_000;
/** Names of several words are hardly anything else, and people name the towns around them. */
const KNOWN_NAME_POPULATION = 10_000;
const KNOWN_NEARBY_POPULATION = 5_000;
/** Where the gazetteer doesn't know how many people live, a long name is enough. */
export const UNKNOWN_LETTERS = 7;
const BARE_LETTERS = 5;
/** Shorter names are like other words: only of cities, or in the country that is searched. */
const SHORT_LETTERS = 4;
const SHORT_POPULATION = 50_000;
const CODE_LETTERS = 3;
/** Without a word such as «en», only long names of cities are corrected. */
const TYPO_LETTERS = 8;
/** Correcting takes a while: in a longer text only what a word says to be a place is. */
const TYPO_TOKENS_MAX = 12;

/** True if a place may be meant without a word such as «en» before it. */
function isKnown(
  place: Place,
  token: Token,
  isLast: boolean,
  text: string,
  length: number,
  country: string | null | undefined,
): boolean {
  if (length === 1 && token.text.length <= CODE_LETTERS) {
    const written = text.slice(token.start, token.end);
    const isShouted = written === written.toUpperCase() && text !== text.toUpperCase();
    return place.kind === 'region' && ((isLast && written.toLowerCase() === token.text) || isShouted);
  }
  if (place.kind === 'country' || place.kind === 'region') return length > 1 || token.text.length > CODE_LETTERS;
  const isNearby = place.country === country;
  if (isNearby && place.population === 0) return token.end - token.start >= UNKNOWN_LETTERS || length > 1;
  const named = length > 1 ? KNOWN_NAME_POPULATION : KNOWN_POPULATION;
  const letters = isNearby || place.population >= SHORT_POPULATION ? SHORT_LETTERS : BARE_LETTERS;
  return (
    place.population >= (isNearby ? KNOWN_NEARBY_POPULATION : named) && (length > 1 || token.text.length >= letters)
  );
}

/** True if a larger place whose name has more words than that begins at a word. */
export function isLongerName(places: Places, words: readonly string[], at: number, length: number): boolean {
  const found = places.match(words, at);
  return (found?.places ?? []).some(
    ({ name, population }) => population >= KNOWN_POPULATION && plainPhrase(name).split(' ').length > length,
  );
}

/** The place that a word with one typo means; a plural, or a name cut short, is another word. */
function matchCorrected(places: Places, word: string, isSure: boolean) {
  if ((!isSure && word.length < TYPO_LETTERS) || sensesOfTypo(word) || LITTLE.skip.get(word)) return null;
  const name = places.corrected(word);
  const found = name === undefined ? null : places.match([name]);
  if (isSure || !name || !found) return found;
  const cities = found.places.filter(({ population }) => population >= SHORT_POPULATION);
  return cities.length === 0 || name.startsWith(word) || word.startsWith(name) ? null : { ...found, places: cities };
}

/** Returns what a place's name at a token means, the likeliest first; null if it is none. */
export function placesAt(
  text: string,
  tokens: readonly Token[],
  words: readonly string[],
  at: number,
  where: Where,
  { places, locale, country }: { places: Places; locale: Locale; country?: string | null | undefined },
): { places: Place[]; length: number } | null {
  const token = tokens[at];
  if (token?.kind !== 'word') return null;
  const isSure = where === 'in' || where === 'near';
  const mayCorrect = isSure || tokens.length <= TYPO_TOKENS_MAX;
  const found = places.match(words, at) ?? (mayCorrect ? matchCorrected(places, token.text, isSure) : null);
  if (!found) return null;
  const sorted = ranked(found.places, where, locale, country);
  const isLast = at + found.length === tokens.length;
  const fit = isSure ? sorted : sorted.filter((place) => isKnown(place, token, isLast, text, found.length, country));
  return fit.length > 0 ? { places: fit, length: found.length } : null;
}
