import { defineRoute } from '@/lib/web/http/define-route';
import { listRegions } from '@/lib/places/list-regions';
import { regionsQuerySchema } from '@/lib/places/schema';
import { clientAddress } from '@/lib/core/rate-limit/client-address';
import { consumeHere } from '@/lib/core/rate-limit/limit-here';
import { parseInput } from '@/lib/web/request-bodies/read-body';

/** Lists the countries and their regions, for places that are not in the gazetteer. */
export const GET = defineRoute(async ({ request }) => {
  await consumeHere('placesByAddress', clientAddress(request.headers));
  const { language } = parseInput(regionsQuerySchema, Object.fromEntries(request.nextUrl.searchParams));
  return Response.json(listRegions(language), { headers: { 'cache-control': 'public, max-age=86400' } });
});
