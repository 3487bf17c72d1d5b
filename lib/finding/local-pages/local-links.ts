import 'server-only';
import { CATEGORIES } from '@/lib/livestock/stock/categories';
import { stockWord } from '@/lib/market/animal-lots/class-words';
import { CLASSES, CLASS_CODES, classesOf, type ClassCode } from '@/lib/livestock/stock/classes';
import { countryName } from '@/lib/core/i18n/country';
import type { Locale } from '@/lib/core/i18n/locales';
import type { Place } from '@/lib/places/dto';
import { gazetteer } from '@/lib/places/gazetteer';
import { placeLabel } from '@/lib/places/place-text';
import { localCounts, type LocalCounts } from './counts';
import type { DirectoryEntry, DirectoryGroup, LocalLink, LocalLinks, LocalQuery } from './dto';
import { localPath } from './slugs';

const LINKS_MAX = 24;
/** Regions farther away are no neighbours. */
const NEIGHBOUR_DEGREES = 9;
const NEIGHBOURS_MAX = 8;
const COUNTRIES_MAX = 6;

const mostFirst = (a: LocalLink, b: LocalLink) => b.total - a.total;

/** Links to pages that there are. */
function links(
  queries: readonly LocalQuery[],
  label: (query: LocalQuery) => string,
  counts: LocalCounts,
  locale: Locale,
): LocalLink[] {
  return queries.filter(counts.isShown).flatMap((query) => {
    const path = localPath(query, locale);
    return path ? [{ path, label: label(query), total: counts.total(query) }] : [];
  });
}

const countryOf =
  (locale: Locale) =>
  ({ country = '' }: LocalQuery) =>
    countryName(country, locale);

/** A region's name, with the country of one abroad. */
const regionOf =
  (home: string | undefined, locale: Locale) =>
  ({ region = 0 }: LocalQuery) => {
    const place = gazetteer().get(region);
    return place ? (place.country === home ? place.name : placeLabel(place, locale)) : '';
  };

/** The distance in degrees of latitude, exact enough to tell what is nearer. */
function degrees(a: Place, b: Place): number {
  const east = (((a.lon - b.lon + 540) % 360) - 180) * Math.cos(((a.lat + b.lat) * Math.PI) / 360);
  return Math.hypot(a.lat - b.lat, east);
}

/** The classes and families to choose instead of one: its family and the classes in it, then other families. */
function siblings(name: string): string[] {
  const [own] = classesOf(name);
  if (!own) return [];
  const { category, family } = CLASSES[own];
  const ofCategory = CLASS_CODES.filter((code) => CLASSES[code].category === category);
  const familyOf = (code: ClassCode) => CLASSES[code].family;
  const related = [family, ...ofCategory.filter((code) => familyOf(code) === family)];
  return [...new Set<string>([...related, ...ofCategory.map(familyOf)])].filter((other) => other !== name);
}

/** Returns the same animals in other countries, those that have most first. */
function inCountries({ class: name, country }: LocalQuery, counts: LocalCounts, locale: Locale): LocalLink[] {
  const others = gazetteer()
    .ofKind('country')
    .filter((place) => place.country !== country)
    .map((place) => ({ class: name, country: place.country }));
  return links(others, countryOf(locale), counts, locale).sort(mostFirst).slice(0, LINKS_MAX);
}

/** Returns the same animals in the regions around a region, or else in those of a country, or else in countries. */
function otherPlaces(query: LocalQuery, counts: LocalCounts, locale: Locale): Pick<LocalLinks, 'kind' | 'places'> {
  const { class: name, country, region } = query;
  const regions = gazetteer().ofKind('region');
  const centre = regions.find(({ id }) => id === region);
  const linksTo = (places: readonly Place[]) =>
    links(
      places.map((place) => ({ class: name, country: place.country, region: place.id })),
      regionOf(country, locale),
      counts,
      locale,
    );
  if (centre) {
    const around = regions
      .map((place) => ({ place, away: degrees(place, centre) }))
      .filter(({ place, away }) => place.id !== region && away < NEIGHBOUR_DEGREES)
      .sort((a, b) => a.away - b.away);
    return { kind: 'around', places: linksTo(around.map(({ place }) => place)).slice(0, NEIGHBOURS_MAX) };
  }
  const inside = linksTo(regions.filter((place) => place.country === country));
  return inside.length > 0
    ? { kind: 'regions', places: inside.sort(mostFirst).slice(0, LINKS_MAX) }
    : { kind: 'countries', places: inCountries(query, counts, locale) };
}

/** Returns what a local page leads to. */
export function localLinks(query: LocalQuery, counts: LocalCounts, locale: Locale): LocalLinks {
  const { class: name, country, region } = query;
  const stockName = (of: LocalQuery) => stockWord(of.class, locale).other;
  const parents = [
    ...(country === undefined ? [] : links([{ class: name }], stockName, counts, locale)),
    ...(region === undefined || country === undefined
      ? []
      : links([{ class: name, country }], countryOf(locale), counts, locale)),
  ];
  const stock = siblings(name)
    .map((other) => ({ ...query, class: other }))
    .filter((other) => counts.listedAs(other) === other);
  return {
    parents,
    ...otherPlaces(query, counts, locale),
    stock: links(stock, stockName, counts, locale).slice(0, LINKS_MAX),
  };
}

/** Returns every family that has a page, by category. */
export async function readDirectory(locale: Locale): Promise<DirectoryGroup[]> {
  const counts = await localCounts();
  const toEntry = (name: string): DirectoryEntry[] => {
    const countries = inCountries({ class: name }, counts, locale).slice(0, COUNTRIES_MAX);
    const [entry] = links([{ class: name }], () => stockWord(name, locale).other, counts, locale);
    return entry ? [{ ...entry, countries }] : [];
  };
  return CATEGORIES.map((category) => {
    const families = CLASS_CODES.filter((code) => CLASSES[code].category === category).map(
      (code) => CLASSES[code].family,
    );
    return { category, entries: [...new Set<string>(families)].flatMap(toEntry).sort(mostFirst) };
  }).filter(({ entries }) => entries.length > 0);
}
