import { cookies, headers } from 'next/headers';
import { parseTypedAnimalQuery, withoutForeign } from '@/lib/market/animal-lots/query-schema';
import { placeOf } from '@/lib/web/http/request-place';
import { filterMessages, filterValues } from '@/lib/web/http/filter-words';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { translator } from '@/lib/core/i18n/translator';
import { countryOfRegion, withoutForeignRegion, withPlaceAsText } from '@/lib/places/search-words';
import { LISTING_KEYS } from '@/lib/core/search-keys.mjs';
import { countAreas } from '@/lib/finding/understood-searches/count-areas';
import type { RawQuery } from '@/lib/core/validation/list-query';
import { querySegment, readQuerySegment } from '@/lib/core/validation/query-segment';

/** Reads what a page of filters shows from its own address. */
export async function filtersOfAddress(asked: RawQuery) {
  const locale = await currentLocale();
  const pairs = Object.entries(asked).flatMap(([key, value]) =>
    [value ?? []].flat().map((one): [string, string] => [key, one]),
  );
  const raw = readQuerySegment(LISTING_KEYS, querySegment(LISTING_KEYS, new URLSearchParams(pairs))) ?? {};
  const { query: parsed, errors } = parseTypedAnimalQuery(raw, locale);
  const query = withoutForeign(withPlaceAsText(withoutForeignRegion(parsed), locale));
  const from = placeOf({ cookies: await cookies(), headers: await headers() }, locale);
  const [areas, word] = await Promise.all([countAreas(query, locale, from), translator(locale, 'placeKinds')]);
  return {
    locale,
    query,
    values: { ...countryOfRegion(query), ...filterValues(LISTING_KEYS, raw, query, errors) },
    errors: await filterMessages(locale, errors),
    areas: { ...areas, regionWord: word(areas.regionWord) },
  };
}
