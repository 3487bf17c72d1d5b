import { kmFromVisitor } from '@/lib/places/distance';
import { distanceQuerySchema } from '@/lib/places/schema';
import { visitorPlace } from '@/lib/places/visitor-place';
import { clientAddress } from '@/lib/core/rate-limit/client-address';
import { consumeHere } from '@/lib/core/rate-limit/limit-here';
import { PLACE_COOKIE } from '@/lib/core/visitor-hints/visitor-place';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { parseInput } from '@/lib/web/request-bodies/read-body';

/** Returns the kilometres from the visitor's own place to another, for pages that are the same for everybody; null if unknown. */
export const GET = defineRoute(async ({ request }) => {
  await consumeHere('placesByAddress', clientAddress(request.headers));
  const { to } = parseInput(distanceQuerySchema, Object.fromEntries(request.nextUrl.searchParams));
  const from = visitorPlace(request.cookies.get(PLACE_COOKIE)?.value);
  return json({ km: kmFromVisitor(from, to) ?? null });
});
