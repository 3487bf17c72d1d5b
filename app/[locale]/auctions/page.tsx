import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { auctionsMetadata } from '@/components/auctions/lots/auctions-metadata';
import { AuctionsPage } from '@/components/auctions/lots/auctions-page';
import { parseTypedLotQuery } from '@/lib/market/auctions/query-schema';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { siteUrl } from '@/lib/core/i18n/site-url';
import { LOT_KEYS } from '@/lib/core/search-keys.mjs';
import { PLACE_COOKIE } from '@/lib/core/visitor-hints/visitor-place';
import { visitorPlace } from '@/lib/places/visitor-place';
import type { RawQuery } from '@/lib/core/validation/list-query';
import { filterMessages, filterValues } from '@/lib/web/http/filter-words';
import { auctionResults } from './auction-results';

/** Rendered per request: the page depends on the query. */
export const dynamic = 'force-dynamic';

type Props = { searchParams: Promise<RawQuery> };

/** Keyed by the query's JSON text: `cache` compares arguments by identity, and each caller has its own object. */
const found = cache(async (text: string) => {
  const [raw, locale] = [JSON.parse(text) as RawQuery, await currentLocale()];
  const { query, errors } = parseTypedLotQuery(raw, locale);
  const results = await auctionResults(query, visitorPlace((await cookies()).get(PLACE_COOKIE)?.value));
  if (query.page > Math.max(1, results.results.totalPages)) notFound();
  return {
    query,
    values: filterValues(LOT_KEYS, raw, query, errors),
    errors: await filterMessages(locale, errors),
    ...results,
  };
});

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { query, results } = await found(JSON.stringify(await searchParams));
  return auctionsMetadata(await currentLocale(), query, results);
}

/** `/auctions` with a query: a tab, a search or a later page. Invalid fields are said, and not searched for. */
export default async function AuctionsSearchPage({ searchParams }: Props) {
  return (
    <AuctionsPage
      locale={await currentLocale()}
      {...await found(JSON.stringify(await searchParams))}
      siteUrl={siteUrl()}
    />
  );
}
