import { defineRoute } from '@/lib/web/http/define-route';
import { translator } from '@/lib/core/i18n/translator';
import { findPlaces } from '@/lib/places/find-places';
import { placeQuerySchema } from '@/lib/places/schema';
import { clientAddress } from '@/lib/core/rate-limit/client-address';
import { consumeHere } from '@/lib/core/rate-limit/limit-here';
import { parseInput } from '@/lib/web/request-bodies/read-body';

/** Suggests places for what somebody is typing. */
export const GET = defineRoute(async ({ request }) => {
  await consumeHere('placesByAddress', clientAddress(request.headers));
  const query = parseInput(placeQuerySchema, Object.fromEntries(request.nextUrl.searchParams));
  const t = await translator(query.language, 'placeKinds');
  const places = findPlaces(query).map((place) => ({ ...place, what: t(place.what) }));
  return Response.json(places, { headers: { 'cache-control': 'public, max-age=86400' } });
});
