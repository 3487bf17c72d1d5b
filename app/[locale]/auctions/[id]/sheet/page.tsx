import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { LotSheet } from '@/components/auctions/lot-page/lot-sheet';
import { sheetMetadata } from '@/components/ui/sharing/sheet-metadata';
import { getLot } from '@/lib/market/auctions/get-lot';
import { lotsExpiry, pageDependsOn } from '@/lib/core/cache/page-cache';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { siteUrl } from '@/lib/core/i18n/site-url';
import { sharedLot } from '@/lib/market/sharing/subject';

type Props = { params: Promise<{ id: string }> };

const visibleToAll = cache((id: string) => getLot(id));

/** None at build time, which has no database; each page is rendered on its first request. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [locale, found] = [await currentLocale(), await visibleToAll((await params).id)];
  return sheetMetadata(locale, found && (await sharedLot(locale, found)));
}

/** The sheet to print of a lot, the same for everybody: cached until the lot is settled or cancelled, or its time comes. */
export default async function LotSheetPage({ params }: Props) {
  const lot = await visibleToAll((await params).id);
  if (!lot) notFound();
  await pageDependsOn(
    [`lot:${lot.id}`, ...(lot.seller ? [`seller:${lot.seller.id}` as const] : [])],
    lotsExpiry([lot]),
  );
  return <LotSheet locale={await currentLocale()} lot={lot} siteUrl={siteUrl()} />;
}
