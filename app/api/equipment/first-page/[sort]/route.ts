import { firstExpiry, pageDependsOn } from '@/lib/core/cache/page-cache';
import { cardTags } from '@/lib/core/cache/page-tags';
import { parseEquipmentListingQuery } from '@/lib/market/equipment/query-schema';
import { searchEquipmentListings } from '@/lib/market/equipment/search-equipment-listings';
import { cachedAnswer } from '@/lib/web/http/cached-answer';
import { searchAnswer } from '@/lib/web/http/search-answer';
import { nextExpiry } from '@/lib/market/listings/next-expiry';

export const dynamic = 'force-static';

/** None at build time, which has no database. */
export function generateStaticParams() {
  return [];
}

/**
 * `GET /api/equipment` without a query (see the rewrites in next.config.mjs): cached until equipment changes or
 * expires.
 */
export async function GET(_request: Request, { params }: { params: Promise<{ sort: string }> }): Promise<Response> {
  const { sort } = await params;
  // Only one value is cached, as for animals.
  if (sort !== 'newest') return new Response(null, { status: 404 });
  return cachedAnswer(async () => {
    const results = await searchEquipmentListings(parseEquipmentListingQuery({ sort }).query);
    await pageDependsOn(
      ['equipment', ...cardTags(results.listings)],
      firstExpiry(results.listings, await nextExpiry('equipment')),
    );
    return Response.json(searchAnswer(results));
  });
}
