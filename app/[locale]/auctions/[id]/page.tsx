import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { lotMetadata } from '@/components/auctions/lot-page/lot-metadata';
import { QueryProvider } from '@/components/ui/shared-data/query-provider';
import { LotPage } from '@/components/auctions/lot-page/lot-page';
import { getLot } from '@/lib/market/auctions/get-lot';
import { getLotLive } from '@/lib/market/auctions/get-lot-live';
import { lotsExpiry, pageDependsOn } from '@/lib/core/cache/page-cache';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { siteUrl } from '@/lib/core/i18n/site-url';

type Props = { params: Promise<{ id: string }> };

const visibleToAll = cache((id: string) => getLot(id));

/** None at build time, which has no database; each page is rendered on its first request. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return lotMetadata(await currentLocale(), await visibleToAll((await params).id));
}

/**
 * A lot's page, the same for everybody: cached until the lot is settled or cancelled, and only for seconds until it
 * ends.
 */
export default async function AuctionLotPage({ params }: Props) {
  const { id } = await params;
  const [lot, live] = await Promise.all([visibleToAll(id), getLotLive(id)]);
  if (!lot || !live) notFound();
  await pageDependsOn(
    [`lot:${lot.id}`, ...(lot.seller ? [`seller:${lot.seller.id}` as const] : [])],
    lotsExpiry([live]),
  );
  return (
    <QueryProvider>
      <LotPage locale={await currentLocale()} lot={lot} live={live} siteUrl={siteUrl()} />
    </QueryProvider>
  );
}
