import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { EquipmentListingBrowse } from '@/components/market/equipment/equipment-listing-browse';
import { equipmentListingBrowseMetadata } from '@/components/market/equipment/equipment-listing-metadata';
import { firstExpiry, pageDependsOn } from '@/lib/core/cache/page-cache';
import { cardTags } from '@/lib/core/cache/page-tags';
import { countEquipmentListingsByCategory } from '@/lib/market/equipment/count-by-category';
import type { EquipmentListingQuery } from '@/lib/market/equipment/query-schema';
import { searchEquipmentListings } from '@/lib/market/equipment/search-equipment-listings';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { siteUrl } from '@/lib/core/i18n/site-url';
import { nextExpiry } from '@/lib/market/listings/next-expiry';
import { PAGE_SIZE } from '@/lib/core/validation/list-query';

type Props = { params: Promise<{ page: string }> };

/** None at build time, which has no database; each page is rendered on its first request. */
export function generateStaticParams() {
  return [];
}

/**
 * Read once for the page and its metadata. Cached until equipment changes or expires, or a highlight on the page ends.
 */
const pageOf = cache(async (page: number) => {
  const query: EquipmentListingQuery = { page, limit: PAGE_SIZE, sort: 'newest' };
  const [results, counts] = await Promise.all([searchEquipmentListings(query), countEquipmentListingsByCategory()]);
  await pageDependsOn(
    ['equipment', ...cardTags(results.listings)],
    firstExpiry(results.listings, await nextExpiry('equipment')),
  );
  return { query, results, counts };
});

async function resultsOf({ params }: Props) {
  const page = Number((await params).page);
  if (!Number.isInteger(page) || page < 1) notFound();
  const found = await pageOf(page);
  if (page > found.results.totalPages) notFound();
  return found;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { query, results } = await resultsOf(props);
  return equipmentListingBrowseMetadata(await currentLocale(), query, results);
}

/** `/equipment` and `/equipment?page=N` without filters: rendered once and cached until equipment changes. */
export default async function EquipmentFrontPage(props: Props) {
  const { query, results, counts } = await resultsOf(props);
  return (
    <EquipmentListingBrowse
      locale={await currentLocale()}
      query={query}
      results={results}
      counts={counts}
      siteUrl={siteUrl()}
    />
  );
}
