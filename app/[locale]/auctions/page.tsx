import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { auctionsMetadata } from '@/components/lots/auctions-metadata';
import { AuctionsPage } from '@/components/lots/auctions-page';
import { parseLotQuery } from '@/lib/auctions/query-schema';
import { currentLocale } from '@/lib/i18n/current-locale';
import { siteUrl } from '@/lib/i18n/site-url';
import type { RawQuery } from '@/lib/validation/list-query';
import { auctionResults } from './auction-results';

/** Rendered per request: what it shows depends on the query. */
export const dynamic = 'force-dynamic';

type Props = { searchParams: Promise<RawQuery> };

/** By its text, because each reader of the query gets an object of its own. */
const found = cache(async (text: string) => {
  const { query } = parseLotQuery(JSON.parse(text) as RawQuery);
  const results = await auctionResults(query);
  if (query.page > Math.max(1, results.results.totalPages)) notFound();
  return { query, ...results };
});

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { query, results } = await found(JSON.stringify(await searchParams));
  return auctionsMetadata(await currentLocale(), query, results);
}

/** `/auctions` with a query: a tab, a search, a later page. A field that can't be read narrows nothing. */
export default async function AuctionsSearchPage({ searchParams }: Props) {
  return (
    <AuctionsPage
      locale={await currentLocale()}
      {...await found(JSON.stringify(await searchParams))}
      siteUrl={siteUrl()}
    />
  );
}
