import type { ListingPage } from '@/lib/listings/search-listings';

/** The body of `GET /api/cattle`: `totalIsCapped` is there only where it is true. */
export function searchAnswer({ totalIsCapped, ...page }: ListingPage) {
  return totalIsCapped ? { ...page, totalIsCapped } : page;
}
