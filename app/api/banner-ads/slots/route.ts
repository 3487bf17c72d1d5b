import { z } from 'zod';
import { chooseAds } from '@/lib/banner-ads/choose-ads';
import { slotsSchema } from '@/lib/banner-ads/slots';
import { defineRoute, json } from '@/lib/http/define-route';
import { parseInput } from '@/lib/request-bodies/read-body';

const querySchema = z.object({ slots: slotsSchema });

/** Returns one ad for each requested slot: `{ "leaderboard": { id, title, … } }`. */
export const GET = defineRoute(async ({ request }) => {
  const { slots } = parseInput(querySchema, Object.fromEntries(request.nextUrl.searchParams));
  return json(await chooseAds(slots));
});
