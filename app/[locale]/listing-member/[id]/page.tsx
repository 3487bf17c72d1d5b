import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ListingDetail } from '@/components/listings/detail/listing-detail';
import { listingMetadata } from '@/components/listings/detail/listing-metadata';
import { getViewer } from '@/lib/auth/viewer';
import { currentLocale } from '@/lib/i18n/current-locale';
import { siteUrl } from '@/lib/i18n/site-url';
import { getListing } from '@/lib/listings/get-listing';
import { similarListings } from '@/lib/listings/similar-listings';

/** Rendered per request: what it shows depends on the query or on who looks. */
export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ id: string }> };

const visibleToViewer = cache(async (id: string) => getListing(await getViewer(), id));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listingMetadata(await currentLocale(), await visibleToViewer((await params).id));
}

/** `/listing/{id}` for whoever brings a session: owners see their paused listings and the way to edit them. */
export default async function ListingMemberPage({ params }: Props) {
  const listing = await visibleToViewer((await params).id);
  if (!listing) notFound();
  const [viewer, similar] = await Promise.all([getViewer(), similarListings(listing)]);
  const looker = viewer === null ? 'visitor' : viewer.id === listing.userId ? 'owner' : 'member';
  return (
    <ListingDetail
      locale={await currentLocale()}
      listing={listing}
      similar={similar}
      looker={looker}
      siteUrl={siteUrl()}
    />
  );
}
