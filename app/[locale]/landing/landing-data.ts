import 'server-only';
import { countAnimalListingsByCategory } from '@/lib/market/animal-lots/count-by-category';
import { marketFigures } from '@/lib/market/animal-lots/market-figures';
import { searchAnimalListings } from '@/lib/market/animal-lots/search-animal-listings';
import { firstExpiry, pageDependsOn } from '@/lib/core/cache/page-cache';
import { HOUR_MS } from '@/lib/core/durations';

const SHOWN = 3;
/** Maximum age of the figures: counting reads every listing. */
const LIFETIME_MS = HOUR_MS;

/**
 * Returns the data of the landing page. The page is cached for an hour, or until a listing on it changes or loses its
 * highlight.
 */
export async function landingData() {
  const [figures, counts, { listings }] = await Promise.all([
    marketFigures(),
    countAnimalListingsByCategory(),
    searchAnimalListings({ page: 1, limit: SHOWN, sort: 'newest' }),
  ]);
  const expiry = firstExpiry(listings)?.getTime() ?? Infinity;
  await pageDependsOn(
    listings.map(({ id }) => `listing:${id}` as const),
    new Date(Math.min(expiry, Date.now() + LIFETIME_MS)),
  );
  return { figures, counts, listings };
}
