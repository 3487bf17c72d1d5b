import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { EquipmentListingDetail } from '@/components/market/equipment/equipment-listing-detail';
import { equipmentListingMetadata } from '@/components/market/equipment/equipment-listing-metadata';
import { firstExpiry, pageDependsOn, similarExpiry } from '@/lib/core/cache/page-cache';
import { cardTags } from '@/lib/core/cache/page-tags';
import { getEquipmentListing } from '@/lib/market/equipment/get-equipment-listing';
import { similarEquipmentListings } from '@/lib/market/equipment/similar-equipment-listings';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { siteUrl } from '@/lib/core/i18n/site-url';

type Props = { params: Promise<{ id: string }> };

const visibleToAll = cache((id: string) => getEquipmentListing(null, id, { alsoSold: true }));

/** None at build time, which has no database; each page is rendered on its first request. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return equipmentListingMetadata(await currentLocale(), await visibleToAll((await params).id));
}

/** Equipment on sale or sold, the same page for everybody: cached until it or its seller changes. */
export default async function EquipmentPage({ params }: Props) {
  const equipment = await visibleToAll((await params).id);
  if (!equipment) notFound();
  const similar = await similarEquipmentListings(equipment);
  await pageDependsOn(
    [`listing:${equipment.id}`, `seller:${equipment.userId}`, ...cardTags(similar)],
    firstExpiry([equipment, ...similar], similarExpiry()),
  );
  return (
    <EquipmentListingDetail
      locale={await currentLocale()}
      equipment={equipment}
      similar={similar}
      siteUrl={siteUrl()}
    />
  );
}
