import type { Metadata } from 'next';
import { cache } from 'react';
import { auctionsMetadata } from '@/components/auctions/lots/auctions-metadata';
import { AuctionsPage } from '@/components/auctions/lots/auctions-page';
import { parseLotQuery } from '@/lib/market/auctions/query-schema';
import { lotsExpiry, pageDependsOn } from '@/lib/core/cache/page-cache';
import { visitorPlace } from '@/lib/places/visitor-place';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { siteUrl } from '@/lib/core/i18n/site-url';
import { auctionResults } from '../auctions/auction-results';

type Props = { params: Promise<{ place?: string }> };

const { query } = parseLotQuery({});

const front = cache(async (place?: string) => {
  const found = await auctionResults(query, visitorPlace(place));
  await pageDependsOn(['lots'], lotsExpiry(found.results.lots, found.counts.upcoming > 0));
  return found;
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return auctionsMetadata(await currentLocale(), query, (await front((await params).place)).results);
}

/** `/auctions` without a query: rendered once and cached, for only a few seconds while there are live lots. */
export default async function AuctionsFrontPage({ params }: Props) {
  const { place } = await params;
  return <AuctionsPage locale={await currentLocale()} query={query} {...await front(place)} siteUrl={siteUrl()} />;
}
