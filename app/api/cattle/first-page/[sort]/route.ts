import { parseAnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { searchAnimalListings } from '@/lib/market/animal-lots/search-animal-listings';
import { firstExpiry, pageDependsOn } from '@/lib/core/cache/page-cache';
import { cardTags } from '@/lib/core/cache/page-tags';
import { cachedAnswer } from '@/lib/web/http/cached-answer';
import { searchAnswer } from '@/lib/web/http/search-answer';
import { nextExpiry } from '@/lib/market/listings/next-expiry';

export const dynamic = 'force-static';

/** None at build time, which has no database. */
export function generateStaticParams() {
  return [];
}

/**
 * `GET /api/cattle` without a query (see the rewrites in next.config.mjs): cached until a listing changes or expires.
 */
export async function GET(_request: Request, { params }: { params: Promise<{ sort: string }> }): Promise<Response> {
  const { sort } = await params;
  // Only one value is cached: any other would add an entry to the cache.
  if (sort !== 'newest') return new Response(null, { status: 404 });
  return cachedAnswer(async () => {
    const results = await searchAnimalListings(parseAnimalListingQuery({ sort }).query);
    await pageDependsOn(['listings', ...cardTags(results.listings)], firstExpiry(results.listings, await nextExpiry()));
    return Response.json(searchAnswer(results));
  });
}
