import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { AnimalListingDetail } from '@/components/market/animals/animal-listing-detail';
import { animalListingMetadata } from '@/components/market/animals/animal-listing-metadata';
import { getAnimalListing } from '@/lib/market/animal-lots/get-animal-listing';
import { similarAnimalListings } from '@/lib/market/animal-lots/similar-animal-listings';
import { firstExpiry, pageDependsOn, similarExpiry } from '@/lib/core/cache/page-cache';
import { cardTags } from '@/lib/core/cache/page-tags';
import { priceSense } from '@/lib/finding/local-pages/price-sense';
import { getPublicIds } from '@/lib/market/declared-ids/get-public-ids';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { getPublicPapers } from '@/lib/market/papers/list-papers';
import { siteUrl } from '@/lib/core/i18n/site-url';

type Props = { params: Promise<{ id: string }> };

const visibleToAll = cache((id: string) => getAnimalListing(null, id, { alsoSold: true }));

/** None at build time, which has no database; each page is rendered on its first request. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return animalListingMetadata(await currentLocale(), await visibleToAll((await params).id));
}

/**
 * A listing on sale or sold, the same page for everybody: cached until it or its seller changes. Related listings may be some
 * minutes out of date, but disappear as soon as they are off sale.
 */
export default async function ListingPage({ params }: Props) {
  const listing = await visibleToAll((await params).id);
  if (!listing) notFound();
  const locale = await currentLocale();
  const [similar, ids, papers, sense] = await Promise.all([
    similarAnimalListings(listing),
    getPublicIds(listing),
    getPublicPapers(listing),
    priceSense(listing, locale),
  ]);
  await pageDependsOn(
    [`listing:${listing.id}`, `seller:${listing.userId}`, ...cardTags(similar)],
    firstExpiry([listing, ...similar], similarExpiry()),
  );
  return <AnimalListingDetail {...{ locale, listing, similar, ids, papers, sense }} siteUrl={siteUrl()} />;
}
