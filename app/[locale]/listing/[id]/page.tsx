import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ListingDetail } from '@/components/listings/detail/listing-detail';
import { listingMetadata } from '@/components/listings/detail/listing-metadata';
import { firstLapse, pageDependsOn, similarLapse } from '@/lib/cache/page-cache';
import { cardTags } from '@/lib/cache/page-tags';
import { currentLocale } from '@/lib/i18n/current-locale';
import { siteUrl } from '@/lib/i18n/site-url';
import { getListing } from '@/lib/listings/get-listing';
import { similarListings } from '@/lib/listings/similar-listings';

type Props = { params: Promise<{ id: string }> };

const visibleToAll = cache((id: string) => getListing(null, id));

/** None at build time, which has no database; each is made when it is first asked for. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listingMetadata(await currentLocale(), await visibleToAll((await params).id));
}

/** A listing that is on sale, the same page for everybody: cached until it or its seller changes. Those beside it are some minutes behind, but gone once off sale. */
export default async function ListingPage({ params }: Props) {
  const listing = await visibleToAll((await params).id);
  if (!listing) notFound();
  const similar = await similarListings(listing);
  await pageDependsOn(
    [`listing:${listing.id}`, `seller:${listing.userId}`, ...cardTags(similar)],
    firstLapse([listing, ...similar], similarLapse()),
  );
  return <ListingDetail locale={await currentLocale()} listing={listing} similar={similar} siteUrl={siteUrl()} />;
}
