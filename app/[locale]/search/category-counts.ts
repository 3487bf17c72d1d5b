import 'server-only';
import { unstable_cache } from 'next/cache';
import { countAnimalListingsByBreed, countAnimalListingsByCategory } from '@/lib/animals/count-by-category';
import type { PageTag } from '@/lib/cache/page-tags';

/** The number of animals in each category, counted again after a listing changed, and now and then because listings expire: every search shows them. */
export const categoryCounts = unstable_cache(countAnimalListingsByCategory, ['category-counts'], {
  tags: ['listings' satisfies PageTag],
  revalidate: 600,
});

/** The number of animals of each breed of a category, likewise. */
export const breedCounts = unstable_cache(countAnimalListingsByBreed, ['breed-counts'], {
  tags: ['listings' satisfies PageTag],
  revalidate: 600,
});
