import { parseTypedAnimalQuery } from '@/lib/market/animal-lots/query-schema';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { pageLocale } from '@/lib/web/http/request-locale';
import { placeOf } from '@/lib/web/http/request-place';
import { translator } from '@/lib/core/i18n/translator';
import { clientAddress } from '@/lib/core/rate-limit/client-address';
import { consumeHere } from '@/lib/core/rate-limit/limit-here';
import { valuesOf } from '@/lib/core/search-keys.mjs';
import { countAreas } from '@/lib/finding/understood-searches/count-areas';

/**
 * Counts the hits of a search page by country and region, for its filters: `language` is the page's. Like the page, it
 * leaves invalid filters aside, which the page has said.
 */
export const GET = defineRoute(async ({ request }) => {
  await consumeHere('areasByAddress', clientAddress(request.headers));
  const locale = pageLocale(request);
  const { query } = parseTypedAnimalQuery(valuesOf(request.nextUrl.searchParams), locale);
  const [areas, t] = await Promise.all([
    countAreas(query, locale, placeOf(request, locale)),
    translator(locale, 'placeKinds'),
  ]);
  return json({ ...areas, regionWord: t(areas.regionWord) });
});
