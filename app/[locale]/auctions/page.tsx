import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { auctionsMetadata } from '@/components/auctions/lots/auctions-metadata';
import { AuctionsPage } from '@/components/auctions/lots/auctions-page';
import { parseLotQuery } from '@/lib/market/auctions/query-schema';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { siteUrl } from '@/lib/core/i18n/site-url';
import { withFirstWords, type RawQuery } from '@/lib/core/validation/list-query';
import { auctionResults } from './auction-results';

/** Rendered per request: the page depends on the query. */
export const dynamic = 'force-dynamic';

type Props = { searchParams: Promise<RawQuery> };

/** Keyed by the query's JSON text: `cache` compares arguments by identity, and each caller has its own object. */
const found = cache(async (text: string) => {
  const { query } = parseLotQuery(withFirstWords(JSON.parse(text) as RawQuery));
  const results = await auctionResults(query);
  if (query.page > Math.max(1, results.results.totalPages)) notFound();
  return { query, ...results };
});

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { query, results } = await found(JSON.stringify(await searchParams));
  return auctionsMetadata(await currentLocale(), query, results);
}

/** `/auctions` with a query: a tab, a search or a later page. Invalid fields are ignored. */
export default async function AuctionsSearchPage({ searchParams }: Props) {
  return (
    <AuctionsPage
      locale={await currentLocale()}
      {...await found(JSON.stringify(await searchParams))}
      siteUrl={siteUrl()}
    />
  );
}
