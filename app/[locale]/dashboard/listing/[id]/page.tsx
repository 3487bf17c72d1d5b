import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { AnimalListingDetail } from '@/components/animals/animal-listing-detail';
import { animalListingMetadata } from '@/components/animals/animal-listing-metadata';
import { getAnimalListing } from '@/lib/animals/get-animal-listing';
import { similarAnimalListings } from '@/lib/animals/similar-animal-listings';
import { requireMemberPage } from '@/lib/auth/require-member-page';
import { currentLocale } from '@/lib/i18n/current-locale';
import { localizedPath } from '@/lib/i18n/paths';
import { siteUrl } from '@/lib/i18n/site-url';

/** Rendered per request: the page depends on the viewer. */
export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ id: string }> };

const visibleToViewer = cache(async (id: string) =>
  getAnimalListing(await requireMemberPage(`/dashboard/listing/${id}`), id),
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const listing = await visibleToViewer((await params).id);
  return { ...(await animalListingMetadata(await currentLocale(), listing)), robots: { index: false } };
}

/** A listing that is not on sale, for those who may still see it; a listing on sale redirects to its public page. */
export default async function PrivateListingPage({ params }: Props) {
  const [locale, listing] = await Promise.all([currentLocale(), params.then(({ id }) => visibleToViewer(id))]);
  if (!listing) notFound();
  if (listing.status === 'active') redirect(localizedPath(locale, `/listing/${listing.id}`));
  return (
    <AnimalListingDetail {...{ locale, listing }} similar={await similarAnimalListings(listing)} siteUrl={siteUrl()} />
  );
}
