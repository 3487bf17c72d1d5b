import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { sellerMetadata } from '@/components/market/seller/seller-metadata';
import { SellerPage } from '@/components/market/seller/seller-page';
import { getSeller } from '@/lib/accounts/accounts/get-seller';
import { listSellerAnimalListings } from '@/lib/market/animal-lots/list-seller-animal-listings';
import { firstExpiry, pageDependsOn } from '@/lib/core/cache/page-cache';
import { listSellerEquipmentListings } from '@/lib/market/equipment/list-seller-equipment-listings';
import { dealFigures } from '@/lib/deals/deals/deal-figures';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { siteUrl } from '@/lib/core/i18n/site-url';
import { PAGE_SIZE } from '@/lib/core/validation/list-query';

type Props = { params: Promise<{ id: string; page?: string[] }> };

/** None at build time, which has no database; each page is rendered on its first request. */
export function generateStaticParams() {
  return [];
}

/** Parses the page number of `/seller/{id}/{page}`, which starts at 2; the first page has none. */
function pageNumber([text, ...rest]: string[] = []): number | null {
  if (text === undefined) return 1;
  return rest.length === 0 && /^([2-9]|[1-9]\d{1,3})$/.test(text) ? Number(text) : null;
}

const readPage = cache(async (id: string, page: number | null) => {
  const seller = page === null ? null : await getSeller(id);
  if (!seller || page === null) return null;
  const [{ listings, total, endsAt }, equipment, figures] = await Promise.all([
    listSellerAnimalListings(seller.id, { page, limit: PAGE_SIZE }),
    page === 1 ? listSellerEquipmentListings(seller.id) : [],
    dealFigures(seller.id),
  ]);
  const totalPages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  return page > totalPages ? null : { seller, listings, equipment, total, endsAt, page, totalPages, figures };
});

async function found({ params }: Props) {
  const { id, page } = await params;
  return readPage(id, pageNumber(page));
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return sellerMetadata(await currentLocale(), await found(props));
}

/**
 * A seller's public page: cached until the seller or one of their listings changes, or a highlight or a listing
 * expires.
 */
export default async function SellerRoute(props: Props) {
  const data = await found(props);
  if (!data) notFound();
  const { seller, listings, equipment, total, endsAt, page, totalPages, figures } = data;
  // The expiry of any of the seller's listings changes the total, also when the listing is on another page.
  await pageDependsOn(
    [`seller:${seller.id}`, `listings-of:${seller.id}`],
    firstExpiry([...listings, ...equipment], endsAt),
  );
  return (
    <SellerPage
      locale={await currentLocale()}
      seller={seller}
      listings={listings}
      equipment={equipment}
      total={total}
      page={page}
      totalPages={totalPages}
      siteUrl={siteUrl()}
      figures={figures}
    />
  );
}
