import { parseTypedAnimalQuery } from '@/lib/animals/query-schema';
import { DomainError } from '@/lib/errors/domain-error';
import { defineRoute, json } from '@/lib/http/define-route';
import { localeOf } from '@/lib/http/request-locale';
import { isLocale } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { valuesOf } from '@/lib/search-keys.mjs';
import { countAreas } from '@/lib/understood-searches/count-areas';

/** Counts the hits of a search page by country and region, for its filters: `language` is the page's. */
export const GET = defineRoute(async ({ request }) => {
  const { searchParams } = request.nextUrl;
  const language = searchParams.get('language');
  const locale = language !== null && isLocale(language) ? language : localeOf(request);
  const { query, errors } = parseTypedAnimalQuery(valuesOf(searchParams), locale);
  if (Object.keys(errors).length > 0) throw new DomainError('invalid_input', { fields: errors });
  const [areas, t] = await Promise.all([countAreas(query, locale), translator(locale, 'placeKinds')]);
  return json({ ...areas, regionWord: t(areas.regionWord) });
});
