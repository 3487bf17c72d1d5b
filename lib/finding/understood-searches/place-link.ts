import 'server-only';
import type { AnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { countryInText } from '@/lib/core/i18n/country-in-text';
import type { Locale } from '@/lib/core/i18n/locales';
import type { Place } from '@/lib/places/dto';
import { placeLabel } from '@/lib/places/place-text';
import { RADIUS_KM } from '@/lib/places/schema';

/** Returns a place's name, and the filters that ask for it: a country, what is in a region, or near a settlement. */
export function placeLink(found: Place, locale: Locale): { place: string; query: Partial<AnimalListingQuery> } {
  const { id, kind, country } = found;
  const near = { near: id, radius: RADIUS_KM };
  return {
    place: kind === 'country' ? countryInText(country, locale) : placeLabel(found, locale),
    query: kind === 'country' ? { country } : kind === 'region' ? { region: id } : near,
  };
}
