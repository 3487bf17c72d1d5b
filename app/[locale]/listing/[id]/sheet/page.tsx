import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { AnimalListingSheet } from '@/components/market/animals/animal-listing-sheet';
import { sheetMetadata } from '@/components/ui/sharing/sheet-metadata';
import { getAnimalListing } from '@/lib/market/animal-lots/get-animal-listing';
import { firstExpiry, pageDependsOn } from '@/lib/core/cache/page-cache';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { siteUrl } from '@/lib/core/i18n/site-url';
import { sharedListing } from '@/lib/market/sharing/subject';

type Props = { params: Promise<{ id: string }> };

const visibleToAll = cache((id: string) => getAnimalListing(null, id, { alsoSold: true }));

/** None at build time, which has no database; each page is rendered on its first request. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [locale, found] = [await currentLocale(), await visibleToAll((await params).id)];
  return sheetMetadata(locale, found && (await sharedListing(locale, found)));
}

/** The sheet to print of what is on sale or sold, the same for everybody: cached until it or its seller changes. */
export default async function AnimalListingSheetPage({ params }: Props) {
  const listing = await visibleToAll((await params).id);
  if (!listing) notFound();
  await pageDependsOn([`listing:${listing.id}`, `seller:${listing.userId}`], firstExpiry([listing]));
  return <AnimalListingSheet locale={await currentLocale()} listing={listing} siteUrl={siteUrl()} />;
}
