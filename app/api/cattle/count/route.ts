import { browseLabels } from '@/components/market/listings/browse/labels';
import { formatNumber } from '@/lib/core/i18n/format';
import { clientAddress } from '@/lib/core/rate-limit/client-address';
import { consumeHere } from '@/lib/core/rate-limit/limit-here';
import { valuesOf } from '@/lib/core/search-keys.mjs';
import { searchUnderstood } from '@/lib/finding/understood-searches/search-understood';
import { parseTypedAnimalQuery } from '@/lib/market/animal-lots/query-schema';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { pageLocale } from '@/lib/web/http/request-locale';
import { placeOf } from '@/lib/web/http/request-place';

/**
 * How many lots a search page would show, and the words of the button that shows them: `language` is the page's. Like the
 * page, it leaves invalid filters aside, which the page will say.
 */
export const GET = defineRoute(async ({ request }) => {
  await consumeHere('areasByAddress', clientAddress(request.headers));
  const locale = pageLocale(request);
  const { query } = parseTypedAnimalQuery(valuesOf(request.nextUrl.searchParams), locale);
  const [{ results, far }, labels] = await Promise.all([
    searchUnderstood({ ...query, page: 1, limit: 1 }, locale, placeOf(request, locale)),
    browseLabels(locale),
  ]);
  const total = results.total + far.length;
  const shown = formatNumber(locale, total) + (results.totalIsCapped ? '+' : '');
  return json({ shown, button: labels.show(total, shown) });
});
