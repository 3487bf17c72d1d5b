import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { ListingDetail } from '@/components/listings/detail/listing-detail';
import { listingMetadata } from '@/components/listings/detail/listing-metadata';
import { requireMemberPage } from '@/lib/auth/require-member-page';
import { currentLocale } from '@/lib/i18n/current-locale';
import { localizedPath } from '@/lib/i18n/paths';
import { siteUrl } from '@/lib/i18n/site-url';
import { getListing } from '@/lib/listings/get-listing';
import { similarListings } from '@/lib/listings/similar-listings';

/** Rendered per request: what it shows depends on who looks. */
export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ id: string }> };

const visibleToViewer = cache(async (id: string) =>
  getListing(await requireMemberPage(`/dashboard/listing/${id}`), id),
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const listing = await visibleToViewer((await params).id);
  return { ...(await listingMetadata(await currentLocale(), listing)), robots: { index: false } };
}

/** A listing that is not on sale, for those who may still see it; what is on sale has its public page. */
export default async function PrivateListingPage({ params }: Props) {
  const [locale, listing] = await Promise.all([currentLocale(), params.then(({ id }) => visibleToViewer(id))]);
  if (!listing) notFound();
  if (listing.status === 'active') redirect(localizedPath(locale, `/listing/${listing.id}`));
  return <ListingDetail {...{ locale, listing }} similar={await similarListings(listing)} siteUrl={siteUrl()} />;
}
