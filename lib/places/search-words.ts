import 'server-only';
import { countryName } from '@/lib/core/i18n/country';
import type { Locale } from '@/lib/core/i18n/locales';
import { gazetteer } from './gazetteer';
import { centreOf, type NearQuery } from './near';
import type { PlaceNames } from './dto';
import { placeLabel, placesNamed, saysWhere } from './place-text';
import { NEAR_KM } from './schema';

const CHOICES_MAX = 6;

/** Returns a search in which the place that it is near to is a text with a radius, as its page's form has it. */
export function withPlaceAsText<Query extends NearQuery>(query: Query, locale: Locale): Query {
  const { near, ...others } = query;
  const place = near === undefined ? undefined : gazetteer().get(near);
  if (!place) return query;
  return { ...others, location: placeLabel(place, locale), radius: query.radius ?? NEAR_KM } as Query;
}

/** Returns the texts of the places that a search with a radius may mean, if they are several. */
export function placeChoices(query: NearQuery, locale: Locale): string[] {
  if (query.radius === undefined || !query.location || centreOf(query)) return [];
  return placesNamed(query.location)
    .slice(0, CHOICES_MAX)
    .map((place) => placeLabel(place, locale));
}

/** Whether a search has a radius around a place that nobody knows. */
export const isAroundUnknown = (query: NearQuery): boolean =>
  query.radius !== undefined && Boolean(query.location) && !centreOf(query) && !saysWhere(query.location ?? '');

/** Returns the name of a search's region with its country, and of several places: “Texas or Oklahoma”. */
export function placeNames(
  { region, places, ...query }: NearQuery & { region?: number | undefined; places?: string | undefined },
  locale: Locale,
): PlaceNames {
  const of = (ids: readonly number[]) => ids.flatMap((id) => gazetteer().get(id) ?? []);
  const [area] = of(region === undefined ? [] : [region]);
  const all = of(places?.split(',').map(Number) ?? []);
  const names = all.map(({ name, kind, country, region: inside }) => {
    if (kind === 'country') return countryName(country, locale);
    // «Mercedes (Buenos Aires) o Mercedes (Corrientes)».
    return inside && all.filter((one) => one.name === name).length > 1 ? `${name} (${inside})` : name;
  });
  return {
    ...(isAroundUnknown(query) ? { isUnknown: true } : {}),
    ...(area ? { region: placeLabel(area, locale), country: area.country } : {}),
    ...(names.length > 0 ? { places: new Intl.ListFormat(locale, { type: 'disjunction' }).format(names) } : {}),
  };
}

/**
 * Returns a search without a region of another country than its own: submitted without JavaScript, the form may still
 * contain that of the previous one.
 */
export function withoutForeignRegion<Query extends { country?: string | undefined; region?: number | undefined }>(
  query: Query,
): Query {
  const { region: _region, ...others } = query;
  const { country } = countryOfRegion(query);
  return country === undefined || query.country === undefined || country === query.country ? query : (others as Query);
}

/** Returns the country of a region that is searched in, which the form of filters has beside the region. */
export function countryOfRegion({ region }: { region?: number | undefined }): { country?: string } {
  const place = region === undefined ? undefined : gazetteer().get(region);
  return place ? { country: place.country } : {};
}
