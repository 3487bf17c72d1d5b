import type { Metadata } from 'next';
import { cache } from 'react';
import { browseMetadata } from '@/components/listings/browse/browse-metadata';
import { BrowsePage } from '@/components/listings/browse/browse-page';
import { currentLocale } from '@/lib/i18n/current-locale';
import { siteUrl } from '@/lib/i18n/site-url';
import { translator } from '@/lib/i18n/translator';
import type { FieldErrors } from '@/lib/errors/domain-error';
import { isBreedOf } from '@/lib/listings/breeds';
import { QUERY_KEYS, parseListingQuery, type ListingQuery, type QueryKey, type RawQuery } from '@/lib/listings/query-schema';
import { searchListings } from '@/lib/listings/search-listings';
import type { Locale } from '@/lib/i18n/locales';
import { categoryCounts } from './category-counts';

/** Rendered per request: what it shows depends on the query or on who looks. */
export const dynamic = 'force-dynamic';

type Props = { searchParams: Promise<RawQuery> };

const search = cache(async (searchParams: Promise<RawQuery>) => {
  const raw = await searchParams;
  const { query, errors } = parseListingQuery(raw);
  // Sent without JavaScript, the form still holds the breed of the category before.
  if (query.category && query.breed && !isBreedOf(query.category, query.breed)) delete query.breed;
  const [results, counts] = await Promise.all([searchListings(query), categoryCounts()]);
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

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { query, results } = await search(searchParams);
  return browseMetadata(await currentLocale(), query, results);
}

/** `/` with filters: rendered for each request. No loading file: a streamed page would show nothing but skeletons without JavaScript. */
export default async function SearchPage({ searchParams }: Props) {
  const locale = await currentLocale();
  const { raw, query, errors, results, counts } = await search(searchParams);
  return (
    <BrowsePage
      locale={locale}
      query={query}
      values={valuesOf(raw, query, errors)}
      errors={await words(locale, errors)}
      results={results}
      counts={counts}
      siteUrl={siteUrl()}
    />
  );
}
