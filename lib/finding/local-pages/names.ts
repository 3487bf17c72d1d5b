import 'server-only';
import { stockWord } from '@/lib/market/animal-lots/class-words';
import { countryName, wordsRegion } from '@/lib/core/i18n/country';
import type { Locale } from '@/lib/core/i18n/locales';
import { gazetteer } from '@/lib/places/gazetteer';
import { placeLabel } from '@/lib/places/place-text';
import type { LocalNames, LocalQuery } from './dto';
import { regionSlug } from './slugs';

/** Returns what a page's animals and place are called: the animals in the words of the place. */
export function localNames({ class: name, country, region }: LocalQuery, locale: Locale): LocalNames {
  const area = region === undefined ? undefined : gazetteer().get(region);
  const place = area ? placeLabel(area, locale) : country === undefined ? null : countryName(country, locale);
  return {
    stock: stockWord(name, locale, place === null ? null : wordsRegion(place)).other,
    place,
    placeKey:
      country !== undefined && region !== undefined
        ? regionSlug(country, region).replaceAll('-', '_')
        : (country ?? ''),
  };
}
