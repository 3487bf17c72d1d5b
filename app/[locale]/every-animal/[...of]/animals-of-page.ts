import 'server-only';
import { cache } from 'react';
import { countAnimalListingsByCategory } from '@/lib/market/animal-lots/count-by-category';
import type { AnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { searchAnimalListings } from '@/lib/market/animal-lots/search-animal-listings';
import { firstExpiry, pageDependsOn, ratesExpiry } from '@/lib/core/cache/page-cache';
import { cardTags } from '@/lib/core/cache/page-tags';
import { nextExpiry } from '@/lib/market/listings/next-expiry';
import { usualUnit } from '@/lib/market/rates/usual-unit';
import { visitorPlace } from '@/lib/places/visitor-place';
import { PAGE_SIZE } from '@/lib/core/validation/list-query';

/**
 * Returns what a cached page of every animal shows, near the visitor's own place if there is one (`place`), read once
 * for the page and its metadata. The page is cached until a listing changes, any listing expires (which moves later ones
 * up) or a highlight on the page ends.
 */
export const animalsOfPage = cache(async (page: number, place?: string) => {
  const query: AnimalListingQuery = { page, limit: PAGE_SIZE, sort: 'newest' };
  const from = visitorPlace(place);
  const sort: AnimalListingQuery['sort'] = from ? 'near_recent' : query.sort;
  const [results, counts, money, expiry] = await Promise.all([
    searchAnimalListings({ ...query, sort, ...(from ? { from } : {}) }),
    countAnimalListingsByCategory(),
    usualUnit(from?.country),
    nextExpiry(),
  ]);
  await pageDependsOn(
    ['listings', ...cardTags(results.listings)],
    firstExpiry(results.listings, expiry, money ? ratesExpiry() : null),
  );
  return { query, sort, home: from?.country, money, results, counts };
});
