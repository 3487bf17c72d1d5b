import 'server-only';
import { cache } from 'react';
import { firstLapse, pageDependsOn } from '@/lib/cache/page-cache';
import { cardTags } from '@/lib/cache/page-tags';
import { countByCategory } from '@/lib/listings/count-by-category';
import { nextExpiry } from '@/lib/listings/next-expiry';
import type { ListingQuery } from '@/lib/listings/query-schema';
import { searchListings } from '@/lib/listings/search-listings';
import { PAGE_SIZE } from '@/lib/validation/list-query';

/**
 * What a cached page of the unfiltered home shows, read once for the page and its metadata. Declares that the page lasts
 * until a listing changes, any listing expires (which moves all later ones up) or a highlight on it ends.
 */
export const homeResults = cache(async (page: number) => {
  const query: ListingQuery = { page, limit: PAGE_SIZE, sort: 'newest' };
  const [results, counts] = await Promise.all([searchListings(query), countByCategory()]);
  await pageDependsOn(['listings', ...cardTags(results.listings)], firstLapse(results.listings, await nextExpiry()));
  return { query, results, counts };
});
