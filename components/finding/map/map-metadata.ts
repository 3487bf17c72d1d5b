import type { Metadata } from 'next';
import { animalsNamed } from '@/components/market/animals/animal-listing-browse-metadata';
import { pageMetadata } from '@/components/ui/page/page-metadata';
import { animalListingQueryString, type AnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { countryName } from '@/lib/core/i18n/country';
import { formatNumber } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { translator } from '@/lib/core/i18n/translator';
import type { LotMap } from '@/lib/finding/map/dto';

/** Search engines may index the maps of a category or a country, but not every combination of filters. */
const INDEXED_KEYS = new Set(['category', 'country', 'page', 'limit', 'sort']);

/** What a map is called: its heading, and that of its list of areas. */
export async function subjectOfMap(
  locale: Locale,
  query: AnimalListingQuery,
  { country, regionWord }: Pick<LotMap, 'country' | 'regionWord'>,
): Promise<{ heading: string; areas: string }> {
  const [t, word, named] = await Promise.all([
    translator(locale, 'map'),
    translator(locale, 'placeKinds'),
    animalsNamed(locale, query),
  ]);
  const what = named ?? t('animals');
  if (country === null) return { heading: t('heading', { what }), areas: t('countries') };
  const name = countryName(country, locale);
  const area = word(regionWord ?? 'region').toLocaleLowerCase(locale);
  return { heading: t('headingIn', { what, country: name }), areas: t('regions', { country: name, area }) };
}

/** Title, description and canonical URL of a map of lots. */
export async function lotMapMetadata(locale: Locale, query: AnimalListingQuery, map: LotMap): Promise<Metadata> {
  const [t, { heading }] = await Promise.all([translator(locale, 'map'), subjectOfMap(locale, query, map)]);
  // Robots leave zones alone, and a preview of one would say no more than its title.
  if (query.zone !== undefined) return { title: heading, robots: { index: false } };
  const { category, country } = query;
  const isIndexed =
    map.total > 0 &&
    query.page === 1 &&
    query.sort === 'newest' &&
    Object.keys(query).every((key) => INDEXED_KEYS.has(key));
  return {
    ...pageMetadata({
      locale,
      path: `/map${animalListingQueryString({ ...(category ? { category } : {}), ...(country ? { country } : {}) })}`,
      title: heading,
      description: t('description', { count: map.total, shown: formatNumber(locale, map.total), what: heading }),
      isIndexed: true,
    }),
    ...(isIndexed ? {} : { robots: { index: false, follow: true } }),
  };
}
