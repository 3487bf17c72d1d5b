import type { Metadata } from 'next';
import { MapFilters } from '@/components/finding/map/map-filters';
import { parseTypedAnimalQuery, withoutForeign } from '@/lib/market/animal-lots/query-schema';
import { filterMessages, filterValues } from '@/lib/web/http/filter-words';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { translator } from '@/lib/core/i18n/translator';
import { countryOfRegion, withoutForeignRegion, withPlaceAsText } from '@/lib/places/search-words';
import { LISTING_KEYS } from '@/lib/core/search-keys.mjs';
import { countAreas } from '@/lib/finding/understood-searches/count-areas';
import type { RawQuery } from '@/lib/core/validation/list-query';
import { querySegment, readQuerySegment } from '@/lib/core/validation/query-segment';

/** Rendered per request: the page is the form of its query. */
export const dynamic = 'force-dynamic';

type Props = { searchParams: Promise<RawQuery> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await translator(await currentLocale(), 'map');
  return { title: t('filtersTitle'), robots: { index: false } };
}

/** The filters of the map, a page of their own: they weigh as much as the map, which must be small. */
export default async function MapFiltersPage({ searchParams }: Props) {
  const [locale, asked] = await Promise.all([currentLocale(), searchParams]);
  const pairs = Object.entries(asked).flatMap(([key, value]) =>
    [value ?? []].flat().map((one): [string, string] => [key, one]),
  );
  const raw = readQuerySegment(LISTING_KEYS, querySegment(LISTING_KEYS, new URLSearchParams(pairs))) ?? {};
  const { query: parsed, errors } = parseTypedAnimalQuery(raw, locale);
  const query = withoutForeign(withPlaceAsText(withoutForeignRegion(parsed), locale));
  const [areas, word] = await Promise.all([countAreas(query, locale), translator(locale, 'placeKinds')]);
  return (
    <MapFilters
      {...{ locale, query }}
      values={{ ...countryOfRegion(query), ...filterValues(LISTING_KEYS, raw, query, errors) }}
      errors={await filterMessages(locale, errors)}
      areas={{ ...areas, regionWord: word(areas.regionWord) }}
    />
  );
}
