import type { FilterValues } from '@/components/market/listings/browse/filter-form';
import type { BrowseLabels } from '@/components/market/listings/browse/labels';
import { countryName } from '@/lib/core/i18n/country';
import type { Locale } from '@/lib/core/i18n/locales';
import { CLASSES, type ClassCode } from '@/lib/livestock/stock/classes';
import type { PlaceNames } from '@/lib/places/dto';

/** Converts a parsed search to the string values of the filter form. */
export function valuesOfQuery(query: Readonly<Record<string, string | number | boolean | undefined>>): FilterValues {
  return Object.fromEntries(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );
}

/** Text that is searched for as it is keeps being that when another filter is chosen: each of its words is in quotes. */
export const inQuotes = (text: string | undefined) =>
  text
    ?.match(/"[^"]+"|[^\s"]+/g)
    ?.map((part) => (part.startsWith('"') ? part : `"${part}"`))
    .join(' ');

/** The values of a search whose place is an area: the field of the place shows its name. */
export function withArea(
  values: FilterValues,
  { locale, placeNames }: { locale: Locale; placeNames?: PlaceNames | undefined },
): FilterValues {
  const { location, region, country } = values;
  const name = region ? placeNames?.region : country && countryName(country, locale);
  return location || !name ? values : { ...values, location: name, areaName: name };
}

/** What classes are called together: one by its name, several as the search's text calls them or their family is called. */
export function stockNameOf(
  codes: readonly ClassCode[],
  { stock }: BrowseLabels['lot'],
  said: string | undefined,
): string | undefined {
  const [first, ...others] = codes;
  if (!first) return undefined;
  if (others.length > 0 && said !== undefined) return said;
  if (others.length === 0) return stock(first);
  const { family } = CLASSES[first];
  return others.every((code) => CLASSES[code].family === family) ? stock(family) : undefined;
}
