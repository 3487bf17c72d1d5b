import 'server-only';
import { unstable_cache } from 'next/cache';
import { countAnimalListingsByBreed, countAnimalListingsByCategory } from '@/lib/market/animal-lots/count-by-category';
import type { PageTag } from '@/lib/core/cache/page-tags';

/**
 * Counts animals per category, shown by every search. Cached until a listing changes; also revalidated because listings
 * expire.
 */
export const categoryCounts = unstable_cache(countAnimalListingsByCategory, ['category-counts'], {
  tags: ['listings' satisfies PageTag],
  revalidate: 600,
});

/** Counts animals per breed of a category, cached in the same way. */
export const breedCounts = unstable_cache(countAnimalListingsByBreed, ['breed-counts'], {
  tags: ['listings' satisfies PageTag],
  revalidate: 600,
});
