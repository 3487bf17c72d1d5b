import 'server-only';
import { firstLapse, pageDependsOn } from '@/lib/cache/page-cache';
import { countByCategory } from '@/lib/listings/count-by-category';
import { marketFigures } from '@/lib/listings/market-figures';
import { searchListings } from '@/lib/listings/search-listings';

const SHOWN = 3;
/** The numbers may be this old: counting reads every listing. */
const LIFETIME_MS = 60 * 60_000;

/** What the landing page shows. Declares that the page lasts for an hour, or until a listing on it changes or its highlight ends. */
export async function landingData() {
  const [figures, counts, { listings }] = await Promise.all([
    marketFigures(),
    countByCategory(),
    searchListings({ page: 1, limit: SHOWN, sort: 'newest' }),
  ]);
  const lapse = firstLapse(listings)?.getTime() ?? Infinity;
  await pageDependsOn(
    listings.map(({ id }) => `listing:${id}` as const),
    new Date(Math.min(lapse, Date.now() + LIFETIME_MS)),
  );
  return { figures, counts, listings };
}
