import { defineRoute } from '@/lib/http/define-route';
import { findPlaces } from '@/lib/places/find-places';
import { placeQuerySchema } from '@/lib/places/schema';
import { clientAddress } from '@/lib/rate-limit/client-address';
import { consumeHere } from '@/lib/rate-limit/limit-here';
import { parseInput } from '@/lib/request-bodies/read-body';

/** Suggests places for what somebody is typing. */
export const GET = defineRoute(async ({ request }) => {
  await consumeHere('placesByAddress', clientAddress(request.headers));
  const query = parseInput(placeQuerySchema, Object.fromEntries(request.nextUrl.searchParams));
  return Response.json(findPlaces(query), { headers: { 'cache-control': 'public, max-age=86400' } });
});
