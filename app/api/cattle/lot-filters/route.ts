import { browseLabels } from '@/components/market/listings/browse/labels';
import { lotChoices } from '@/components/market/listings/browse/lot-labels';
import type { LotFiltersProps } from '@/components/market/animals/lot-filters/lot-filters';
import { parseTypedAnimalQuery } from '@/lib/market/animal-lots/query-schema';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { pageLocale } from '@/lib/web/http/request-locale';
import { placeOf } from '@/lib/web/http/request-place';
import { DomainError } from '@/lib/core/errors/domain-error';
import { clientAddress } from '@/lib/core/rate-limit/client-address';
import { consumeHere } from '@/lib/core/rate-limit/limit-here';
import { valuesOf } from '@/lib/core/search-keys.mjs';
import { countClasses } from '@/lib/finding/understood-searches/count-classes';

/**
 * What may be chosen for the lots of a search page's category, with the number of hits of each class: `language` is the
 * page's. Like the page, it leaves invalid filters aside, which the page has said.
 */
export const GET = defineRoute(async ({ request }) => {
  await consumeHere('areasByAddress', clientAddress(request.headers));
  const locale = pageLocale(request);
  const { query } = parseTypedAnimalQuery(valuesOf(request.nextUrl.searchParams), locale);
  if (!query.category) throw new DomainError('not_found');
  const [{ lot }, counts] = await Promise.all([
    browseLabels(locale),
    countClasses(query, locale, placeOf(request, locale)),
  ]);
  const filters: LotFiltersProps = {
    labels: lot.filters,
    choices: lotChoices(locale, lot, query.category, counts),
  };
  return json(filters);
});
