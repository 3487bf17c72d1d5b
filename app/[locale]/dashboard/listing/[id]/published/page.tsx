import { notFound, redirect } from 'next/navigation';
import { Published } from '@/components/dashboard/dashboard/published';
import { toAnimalListingCard } from '@/components/market/animals/animal-listing-card';
import { animalNames, cardLabels } from '@/components/market/listings/browse/labels';
import { ListingCard } from '@/components/market/listings/listing-card';
import { SPECIES } from '@/lib/livestock/stock/species';
import { editFieldPath } from '@/lib/market/animal-lots/edit-fields';
import { getAnimalListing } from '@/lib/market/animal-lots/get-animal-listing';
import { shareListing } from '@/lib/market/sharing/subject';
import { requireMemberPage } from '@/lib/web/auth/require-member-page';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';
import { localizedPath } from '@/lib/core/i18n/paths';
import { siteUrl } from '@/lib/core/i18n/site-url';

/** Rendered per request: the page is the seller's own. */
export const dynamic = 'force-dynamic';

export const generateMetadata = unlistedMetadata('published', 'title');

/** What follows publishing, for the seller. A listing that waits to be read first, or is off sale, has its private page. */
export default async function PublishedListingPage({
  params,
}: PageProps<'/[locale]/dashboard/listing/[id]/published'>) {
  const { id } = await params;
  const { viewer, locale } = await requireMemberPage(`/dashboard/listing/${id}/published`);
  const listing = await getAnimalListing(viewer, id);
  if (listing?.userId !== viewer.id) notFound();
  const share = listing.status === 'active' ? await shareListing(locale, listing, siteUrl().origin) : null;
  if (!share) redirect(localizedPath(locale, `/dashboard/listing/${id}`));
  const [labels, names] = await Promise.all([cardLabels(locale), animalNames(locale)]);
  return (
    <Published
      {...{ locale, share }}
      card={<ListingCard card={toAnimalListingCard(listing, locale, names)} labels={labels} loading="eager" />}
      view={`/listing/${id}`}
      another="/create-listing"
      verificationStatus={listing.verificationStatus}
      weightPath={listing.weight === null && SPECIES[listing.category].weighed ? editFieldPath(id, 'weight') : null}
    />
  );
}
