import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { browseMetadata } from '@/components/listings/browse/browse-metadata';
import { BrowsePage } from '@/components/listings/browse/browse-page';
import { saveSearchLabels } from '@/components/saved-searches/labels';
import { SaveSearch } from '@/components/saved-searches/save-search';
import { firstLapse, pageDependsOn } from '@/lib/cache/page-cache';
import { currentLocale } from '@/lib/i18n/current-locale';
import { localizedPath } from '@/lib/i18n/paths';
import { siteUrl } from '@/lib/i18n/site-url';
import { translator } from '@/lib/i18n/translator';
import type { FieldErrors } from '@/lib/errors/domain-error';
import { isBreedOf } from '@/lib/listings/breeds';
import { nextExpiry } from '@/lib/listings/next-expiry';
import { QUERY_KEYS, type QueryKey } from '@/lib/listings/query-keys';
import { listingQueryString, parseListingQuery, type ListingQuery } from '@/lib/listings/query-schema';
import { searchListings } from '@/lib/listings/search-listings';
import { SEARCH_NAME_MAX } from '@/lib/saved-searches/schema';
import type { RawQuery } from '@/lib/validation/list-query';
import { readQuerySegment } from '@/lib/validation/query-segment';
import type { Locale } from '@/lib/i18n/locales';
import { categoryCounts } from '../category-counts';

type Props = { params: Promise<{ query: string }> };

/** None at build time; each search is rendered when it is first asked for. */
export function generateStaticParams() {
  return [];
}

const search = cache(async (segment: string) => {
  const raw = readQuerySegment(QUERY_KEYS, segment);
  if (!raw) notFound();
  const { query, errors } = parseListingQuery(raw);
  // Sent without JavaScript, the form still holds the breed of the category before.
  if (query.category && query.breed && !isBreedOf(query.category, query.breed)) delete query.breed;
  const [results, counts, expiry] = await Promise.all([searchListings(query), categoryCounts(), nextExpiry()]);
  if (query.page > Math.max(1, results.totalPages)) notFound();
  await pageDependsOn(['listings'], firstLapse(results.listings, expiry));
  return { raw, query, errors, results, counts };
});

async function words(locale: Locale, errors: FieldErrors): Promise<Partial<Record<QueryKey, string>>> {
  const t = await translator(locale, 'validation');
  const text = t as (key: string, values?: Record<string, string | number>) => string;
  return Object.fromEntries(Object.entries(errors).flatMap(([field, [first]]) => (first ? [[field, text(first.key, first.values)]] : [])));
}

/** The controls keep what was written: the valid values in their clean form, the wrong ones as they are. */
function valuesOf(raw: RawQuery, query: ListingQuery, errors: FieldErrors): Partial<Record<QueryKey, string>> {
  return Object.fromEntries(
    QUERY_KEYS.flatMap((key) => {
      const value = errors[key] ? [raw[key]].flat()[0] : query[key];
      return value === undefined ? [] : [[key, String(value)]];
    }),
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { query, results } = await search((await params).query);
  return browseMetadata(await currentLocale(), query, results);
}

/** `/` with filters, under the name that the middleware gave the search: kept until a listing changes. No loading file: a streamed page would show nothing but skeletons without JavaScript. */
export default async function SearchPage({ params }: Props) {
  const locale = await currentLocale();
  const { raw, query, errors, results, counts } = await search((await params).query);
  const labels = await saveSearchLabels(locale);
  const saveSearch = (suggestion: string) => (
    <SaveSearch
      query={listingQueryString({ ...query, page: 1 })}
      suggestion={suggestion.slice(0, SEARCH_NAME_MAX)}
      nameMax={SEARCH_NAME_MAX}
      labels={labels}
      language={locale}
      signInHref={localizedPath(locale, '/auth')}
      manageHref={localizedPath(locale, '/dashboard?tab=searches')}
    />
  );
  return (
    <BrowsePage
      locale={locale}
      query={query}
      values={valuesOf(raw, query, errors)}
      errors={await words(locale, errors)}
      results={results}
      counts={counts}
      saveSearch={saveSearch}
      siteUrl={siteUrl()}
    />
  );
}
