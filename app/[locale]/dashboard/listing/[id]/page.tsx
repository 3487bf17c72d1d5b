import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { AnimalListingDetail } from '@/components/market/animals/animal-listing-detail';
import { animalListingMetadata } from '@/components/market/animals/animal-listing-metadata';
import { getAnimalListing } from '@/lib/market/animal-lots/get-animal-listing';
import { similarAnimalListings } from '@/lib/market/animal-lots/similar-animal-listings';
import { requireMemberPage } from '@/lib/web/auth/require-member-page';
import { getPublicIds } from '@/lib/market/declared-ids/get-public-ids';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { localizedPath } from '@/lib/core/i18n/paths';
import { getPublicPapers } from '@/lib/market/papers/list-papers';
import { siteUrl } from '@/lib/core/i18n/site-url';

/** Rendered per request: the page depends on the viewer. */
export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ id: string }> };

const visibleToViewer = cache(async (id: string) => {
  const { viewer } = await requireMemberPage(`/dashboard/listing/${id}`);
  const listing = await getAnimalListing(viewer, id);
  return listing && { listing, isOwner: listing.userId === viewer.id };
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await visibleToViewer((await params).id);
  return { ...(await animalListingMetadata(await currentLocale(), found?.listing ?? null)), robots: { index: false } };
}

/** A listing that is not on sale, for those who may still see it; a listing on sale redirects to its public page. */
export default async function PrivateListingPage({ params }: Props) {
  const [locale, found] = await Promise.all([currentLocale(), params.then(({ id }) => visibleToViewer(id))]);
  if (!found) notFound();
  const { listing, isOwner } = found;
  if (listing.status === 'active') redirect(localizedPath(locale, `/listing/${listing.id}`));
  const [similar, ids, papers] = await Promise.all([
    similarAnimalListings(listing),
    getPublicIds(listing),
    getPublicPapers(listing),
  ]);
  return <AnimalListingDetail {...{ locale, listing, isOwner, similar, ids, papers }} siteUrl={siteUrl()} />;
}
