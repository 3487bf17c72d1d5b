import 'server-only';
import { unstable_cache } from 'next/cache';
import type { PageTag } from '@/lib/cache/page-tags';
import { countByBreed, countByCategory } from '@/lib/listings/count-by-category';

/** The number of animals in each category, counted again after a listing changed, and now and then because listings expire: every search shows them. */
export const categoryCounts = unstable_cache(countByCategory, ['category-counts'], {
  tags: ['listings' satisfies PageTag],
  revalidate: 600,
});

/** The number of animals of each breed of a category, likewise. */
export const breedCounts = unstable_cache(countByBreed, ['breed-counts'], {
  tags: ['listings' satisfies PageTag],
  revalidate: 600,
});
