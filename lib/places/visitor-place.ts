import 'server-only';
import { countryName, countryOf, plain } from '@/lib/core/i18n/country';
import { LOCALES, type Locale } from '@/lib/core/i18n/locales';
import { placeNamed } from '@/lib/core/visitor-hints/visitor-place';
import type { VisitorPlace } from './dto';
import { findPlaces } from './find-places';
import { gazetteer } from './gazetteer';
import { placeIdOf, placeLabel } from './place-text';

let codes: ReadonlySet<string> | undefined;
const countries = () =>
  (codes ??= new Set(
    gazetteer()
      .ofKind('country')
      .map(({ country }) => country),
  ));

/** Returns the place that the cookie of a visitor's own place names; null if it names none that we know. */
export function visitorPlace(named: string | undefined): VisitorPlace | null {
  const value = placeNamed(named);
  if (value === null) return null;
  if (!/^\d/.test(value)) return countries().has(value) ? { country: value } : null;
  const place = gazetteer().get(Number(value));
  if (!place) return null;
  return place.kind === 'country' ? { country: place.country } : { country: place.country, id: place.id };
}

/** Returns a visitor's own place as a text. */
export function visitorPlaceLabel({ country, id }: VisitorPlace, locale: Locale): string {
  const place = id === undefined ? undefined : gazetteer().get(id);
  return place ? placeLabel(place, locale) : countryName(country, locale);
}

/**
 * Returns the cookie's value for what somebody wrote: a place or a country; null if it is unknown, or may be several. Of
 * several, those of their own country are meant, and the one that is suggested first.
 */
export function visitorPlaceOf(text: string, own?: string | null): string | null {
  if (placeNamed(text) !== null) return visitorPlace(text) && text;
  // Towns are called Brasil or Uruguay as well, but who writes no more than that means the country.
  const country = countryOf(text);
  if (country !== null && LOCALES.some((locale) => plain(countryName(country, locale)) === plain(text)))
    return visitorPlace(country) && country;
  const id = placeIdOf(text);
  if (id !== null || !own) return id === null ? null : String(id);
  const [first] = findPlaces({ q: text, country: own, language: 'es' });
  const isMeant = first && plain(first.name).startsWith(plain(text)) && gazetteer().countryOf(first.id) === own;
  return isMeant ? String(first.id) : null;
}
