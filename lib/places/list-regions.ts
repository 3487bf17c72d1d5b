import 'server-only';
import { countryName } from '@/lib/core/i18n/country';
import type { Locale } from '@/lib/core/i18n/locales';
import type { CountryRegions } from './dto';
import { gazetteer } from './gazetteer';
import { placeLabel } from './place-text';

/** Returns the countries of the gazetteer with their states, provinces or departments, by name in a language. */
export function listRegions(locale: Locale): CountryRegions[] {
  const inOrder = new Intl.Collator(locale).compare;
  const regions = gazetteer().ofKind('region');
  return gazetteer()
    .ofKind('country')
    .map(({ country }) => ({
      country,
      name: countryName(country, locale),
      regions: regions
        .filter((region) => region.country === country)
        .map((region) => ({ name: region.name, label: placeLabel(region, locale) }))
        .toSorted((a, b) => inOrder(a.name, b.name)),
    }))
    .filter(({ regions: { length } }) => length > 0)
    .toSorted((a, b) => inOrder(a.name, b.name));
}
