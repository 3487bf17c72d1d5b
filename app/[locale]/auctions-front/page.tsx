import type { Metadata } from 'next';
import { cache } from 'react';
import { auctionsMetadata } from '@/components/auctions/lots/auctions-metadata';
import { AuctionsPage } from '@/components/auctions/lots/auctions-page';
import { parseLotQuery } from '@/lib/market/auctions/query-schema';
import { lotsExpiry, pageDependsOn } from '@/lib/core/cache/page-cache';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { siteUrl } from '@/lib/core/i18n/site-url';
import { auctionResults } from '../auctions/auction-results';

const { query } = parseLotQuery({});

const front = cache(async () => {
  const found = await auctionResults(query);
  await pageDependsOn(['lots'], lotsExpiry(found.results.lots, found.counts.upcoming > 0));
  return found;
});

export async function generateMetadata(): Promise<Metadata> {
  return auctionsMetadata(await currentLocale(), query, (await front()).results);
}

/** `/auctions` without a query: rendered once and cached, for only a few seconds while there are live lots. */
export default async function AuctionsFrontPage() {
  return <AuctionsPage locale={await currentLocale()} query={query} {...await front()} siteUrl={siteUrl()} />;
}
