import { notFound, redirect } from 'next/navigation';
import { Published } from '@/components/dashboard/dashboard/published';
import { toEquipmentListingCard } from '@/components/market/equipment/equipment-listing-card';
import { equipmentNames } from '@/components/market/equipment/labels';
import { cardLabels } from '@/components/market/listings/browse/labels';
import { ListingCard } from '@/components/market/listings/listing-card';
import { localizedPath } from '@/lib/core/i18n/paths';
import { siteUrl } from '@/lib/core/i18n/site-url';
import { getEquipmentListing } from '@/lib/market/equipment/get-equipment-listing';
import { shareEquipment } from '@/lib/market/sharing/subject';
import { requireMemberPage } from '@/lib/web/auth/require-member-page';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';

/** Rendered per request: the page is the seller's own. */
export const dynamic = 'force-dynamic';

export const generateMetadata = unlistedMetadata('published', 'title');

/** What follows publishing equipment, for the seller. What waits to be read first, or is off sale, has its private page. */
export default async function PublishedEquipmentPage({
  params,
}: PageProps<'/[locale]/dashboard/equipment/[id]/published'>) {
  const { id } = await params;
  const { viewer, locale } = await requireMemberPage(`/dashboard/equipment/${id}/published`);
  const equipment = await getEquipmentListing(viewer, id);
  if (equipment?.userId !== viewer.id) notFound();
  const share = equipment.status === 'active' ? await shareEquipment(locale, equipment, siteUrl().origin) : null;
  if (!share) redirect(localizedPath(locale, `/dashboard/equipment/${id}`));
  const [labels, names] = await Promise.all([cardLabels(locale), equipmentNames(locale)]);
  return (
    <Published
      {...{ locale, share }}
      card={<ListingCard card={toEquipmentListingCard(equipment, locale, names)} labels={labels} loading="eager" />}
      view={`/equipment/${id}`}
      another="/create-equipment"
      verificationStatus={equipment.verificationStatus}
    />
  );
}
