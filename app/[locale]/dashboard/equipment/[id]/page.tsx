import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { EquipmentListingDetail } from '@/components/market/equipment/equipment-listing-detail';
import { equipmentListingMetadata } from '@/components/market/equipment/equipment-listing-metadata';
import { requireMemberPage } from '@/lib/web/auth/require-member-page';
import { getEquipmentListing } from '@/lib/market/equipment/get-equipment-listing';
import { similarEquipmentListings } from '@/lib/market/equipment/similar-equipment-listings';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { localizedPath } from '@/lib/core/i18n/paths';
import { siteUrl } from '@/lib/core/i18n/site-url';

/** Rendered per request: the page depends on the viewer. */
export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ id: string }> };

const visibleToViewer = cache(async (id: string) => {
  const { viewer } = await requireMemberPage(`/dashboard/equipment/${id}`);
  const equipment = await getEquipmentListing(viewer, id);
  return equipment && { equipment, isOwner: equipment.userId === viewer.id };
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await visibleToViewer((await params).id);
  return {
    ...(await equipmentListingMetadata(await currentLocale(), found?.equipment ?? null)),
    robots: { index: false },
  };
}

/** Equipment that is not on sale, for those who may still see it; equipment on sale redirects to its public page. */
export default async function PrivateEquipmentPage({ params }: Props) {
  const [locale, found] = await Promise.all([currentLocale(), params.then(({ id }) => visibleToViewer(id))]);
  if (!found) notFound();
  const { equipment, isOwner } = found;
  if (equipment.status === 'active') redirect(localizedPath(locale, `/equipment/${equipment.id}`));
  return (
    <EquipmentListingDetail
      {...{ locale, equipment, isOwner }}
      similar={await similarEquipmentListings(equipment)}
      siteUrl={siteUrl()}
    />
  );
}
