import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { EquipmentListingSheet } from '@/components/market/equipment/equipment-listing-sheet';
import { sheetMetadata } from '@/components/ui/sharing/sheet-metadata';
import { getEquipmentListing } from '@/lib/market/equipment/get-equipment-listing';
import { firstExpiry, pageDependsOn } from '@/lib/core/cache/page-cache';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { siteUrl } from '@/lib/core/i18n/site-url';
import { sharedEquipment } from '@/lib/market/sharing/subject';

type Props = { params: Promise<{ id: string }> };

const visibleToAll = cache((id: string) => getEquipmentListing(null, id, { alsoSold: true }));

/** None at build time, which has no database; each page is rendered on its first request. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [locale, found] = [await currentLocale(), await visibleToAll((await params).id)];
  return sheetMetadata(locale, found && (await sharedEquipment(locale, found)));
}

/** The sheet to print of what is on sale or sold, the same for everybody: cached until it or its seller changes. */
export default async function EquipmentListingSheetPage({ params }: Props) {
  const equipment = await visibleToAll((await params).id);
  if (!equipment) notFound();
  await pageDependsOn([`listing:${equipment.id}`, `seller:${equipment.userId}`], firstExpiry([equipment]));
  return <EquipmentListingSheet locale={await currentLocale()} equipment={equipment} siteUrl={siteUrl()} />;
}
