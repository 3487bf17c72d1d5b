import 'server-only';
import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import type { AnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { ANIMAL_FILTERS } from '@/lib/market/animal-lots/search-animal-listings';
import { countryName } from '@/lib/core/i18n/country';
import type { Locale } from '@/lib/core/i18n/locales';
import { nextExpiry } from '@/lib/market/listings/next-expiry';
import { localCounts } from '@/lib/finding/local-pages/counts';
import type { VisitorPlace } from '@/lib/places/dto';
import { gazetteer } from '@/lib/places/gazetteer';
import { regionWord, type PlaceWord } from '@/lib/places/kind-words';
import { countHitsBy } from '@/lib/market/search/count-hits';
import type { AreaCounts } from './dto';
import { readSearch } from './read-search';

/**
 * They are of no place: as if an area were chosen, a text says none. The country is also that in which a text is read
 * whose visitor's country isn't known.
 */
const ANY_COUNTRY = 'ZZ';
const ANY_REGION = 0;

/** Whose search it is: the language of the page, and the country in which a text without one is read. */
interface Reader {
  locale: Locale;
  home: string;
}

/** The numbers of hits by area; null where there are too many to count. */
type Totals = Record<string, number | null>;

/** Returns the animals that a search without an area is for, if it says nothing else: these are counted already. */
function onlyAnimals(query: AnimalListingQuery): Pick<AnimalListingQuery, 'category' | 'class'> | null {
  const { sort: _sort, page: _page, limit: _limit, category, class: names, ...others } = query;
  return Object.values(others).some((value) => value !== undefined) ? null : { category, class: names };
}

/** Counts the hits of a search by an area that it doesn't name, within a country or everywhere. */
async function countBy(
  column: 'country' | 'region_id',
  query: AnimalListingQuery,
  country: string | undefined,
): Promise<Totals> {
  const known = await localCounts();
  const animals = onlyAnimals(query);
  if (animals) return known.byArea(country, animals);
  const of = { table: ANIMAL_LISTINGS.table, filters: ANIMAL_FILTERS };
  const found = await countHitsBy(of, country === undefined ? query : { ...query, country }, column);
  return found ?? Object.fromEntries(Object.keys(known.byArea(country)).map((area) => [area, null]));
}

/** Counts what a search finds in each area, for its text as it is read without a place, or else the text as it is. */
async function countFound(
  column: 'country' | 'region_id',
  asked: AnimalListingQuery,
  { locale, home }: Reader,
  country?: string,
): Promise<Totals> {
  const area = country === undefined ? { country: home } : { country, region: ANY_REGION };
  const read = await readSearch({ ...asked, ...area }, locale);
  for (const query of [...(read ? [read.query] : []), asked]) {
    const { country: _country, region, ...others } = query;
    const totals = await countBy(column, country === undefined ? { ...others, region } : others, country);
    if (Object.keys(totals).length > 0) return totals;
  }
  return {};
}

/**
 * Leaves out the numbers of countries where the text says something else: «novillos» are calves in Honduras, and `$` is
 * the money of the country.
 */
async function ofSameReading(totals: Totals, asked: AnimalListingQuery, { locale, home }: Reader): Promise<Totals> {
  const reading = async (country: string) => {
    const read = await readSearch({ ...asked, country }, locale);
    return JSON.stringify([read?.said, read?.text]);
  };
  const [anywhere, readings] = await Promise.all([
    reading(home),
    Promise.all(Object.keys(totals).map(async (code) => [code, await reading(code)] as const)),
  ]);
  return Object.fromEntries(readings.map(([code, said]) => [code, said === anywhere ? (totals[code] ?? null) : null]));
}

/** Lists areas by name: those with hits, and the chosen one. */
function listed<Area extends { name: string; count: number | null }>(
  totals: Totals,
  chosen: string | undefined,
  locale: Locale,
  toArea: (key: string, count: number | null) => Area | null,
): Area[] {
  const { compare } = new Intl.Collator(locale);
  return Object.entries({ ...(chosen === undefined ? {} : { [chosen]: 0 }), ...totals })
    .flatMap(([key, count]) => (count === 0 && key !== chosen ? [] : (toArea(key, count) ?? [])))
    .sort((a, b) => compare(a.name, b.name));
}

/** Counts the hits of a search by country, its own country and region left aside, and in its country by region. */
export async function countAreas(
  query: AnimalListingQuery,
  locale: Locale,
  from?: VisitorPlace,
): Promise<AreaCounts & { regionWord: PlaceWord }> {
  const { country: chosen, region, places: _places, ...asked } = query;
  const all = gazetteer();
  const country = chosen ?? (region === undefined ? undefined : all.get(region)?.country);
  // What has expired is no hit.
  await nextExpiry();
  const reader = { locale, home: from?.country ?? ANY_COUNTRY };
  const countries = await ofSameReading(await countFound('country', asked, reader), asked, reader);
  const regions = country === undefined ? {} : await countFound('region_id', asked, reader, country);
  return {
    country: country ?? null,
    regionWord: regionWord(country ?? ''),
    countries: listed(countries, country, locale, (code, count) => ({ code, name: countryName(code, locale), count })),
    regions: listed(regions, region === undefined ? undefined : String(region), locale, (key, count) => {
      const place = all.get(Number(key));
      return place?.kind === 'region' && place.country === country ? { id: place.id, name: place.name, count } : null;
    }),
  };
}
