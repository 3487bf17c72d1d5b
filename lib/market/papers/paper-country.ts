import { countryOf } from '@/lib/core/i18n/country';
import type { Locale } from '@/lib/core/i18n/locales';
import { PAPER_COUNTRIES, type PaperCountry } from './schema';

/** The country of a first paper of somebody of whom no place is known, until they choose. */
const COUNTRY: Record<Locale, PaperCountry> = { es: 'AR', en: 'US', pt: 'BR' };

/** The country of most papers of somebody: that of the first of their places whose papers are known. */
export function paperCountry(places: readonly (string | null)[], locale: Locale): PaperCountry {
  const known = places.flatMap((place) => PAPER_COUNTRIES.find((code) => code === countryOf(place ?? '')) ?? []);
  return known[0] ?? COUNTRY[locale];
}
