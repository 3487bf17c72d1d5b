import { LOCALES, type Locale } from './locales';

/** Places in the United States are written "city, state". */
const US_STATES =
  'Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,Florida,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,West Virginia,Wisconsin,Wyoming';

/** With the one that is a country's name, too: which of the two is meant isn't known. */
const US_STATE_NAMES = new Set([...US_STATES.toLowerCase().split(','), 'georgia']);

/** What people write for the United States besides its names. */
const US_SHORT = ['usa', 'u.s.a.', 'eeuu', 'ee. uu.', 'ee.uu.', 'eua', 'e.u.a.'];

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

export const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

function readNames(): Map<string, string> {
  const names = new Map([...US_STATES.split(',').map(plain), ...US_SHORT].map((name) => [name, 'US']));
  for (const locale of LOCALES) {
    const regions = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
    for (const first of LETTERS) {
      for (const second of LETTERS) {
        const name = regions.of(first + second);
        if (name) names.set(plain(name), first + second);
      }
    }
  }
  return names;
}

let names: Map<string, string> | undefined;

const displayNames = new Map<Locale, Intl.DisplayNames>();

/** Returns a country's name in a language. */
export function countryName(code: string, locale: Locale): string {
  let regions = displayNames.get(locale);
  if (!regions) displayNames.set(locale, (regions = new Intl.DisplayNames(locale, { type: 'region' })));
  return regions.of(code) ?? code;
}

/**
 * Returns the country code of a place such as "Salto, Uruguay", in any of our languages; null if it names no country.
 */
export function countryOf(place: string): string | null {
  names ??= readNames();
  return names.get(plain(place.slice(place.lastIndexOf(',') + 1))) ?? null;
}

/**
 * Returns a place as a language writes it: its country has another name in each, and goes without saying `home`. A state
 * isn't a country of its name.
 */
export function placeIn(place: string, locale: Locale, home?: string): string {
  const start = place.lastIndexOf(',') + 1;
  const code = US_STATE_NAMES.has(plain(place.slice(start))) ? null : countryOf(place);
  if (code && code === home && start > 0) return place.slice(0, start - 1);
  const name = code && countryName(code, locale);
  return name ? [place.slice(0, start), name].filter(Boolean).join(' ') : place;
}

/** Returns the region whose words a place uses: its country, or the south of Brazil; null if it names no country. */
export function wordsRegion(place: string): string | null {
  const country = countryOf(place);
  return country === 'BR' && /\bRS\b|Rio Grande do Sul/.test(place) ? 'RS' : country;
}
