import { z } from 'zod';
import { chooseAds } from '@/lib/money/banner-ads/choose-ads';
import { slotsSchema } from '@/lib/money/banner-ads/slots';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { localeOf } from '@/lib/web/http/request-locale';
import { LOCALES } from '@/lib/core/i18n/locales';
import { parseInput } from '@/lib/web/request-bodies/read-body';

const querySchema = z.object({ slots: slotsSchema, language: z.enum(LOCALES).optional() });

/**
 * Returns one ad for each requested slot of a page in `language`, by default the visitor's:
 * `{ "leaderboard": { id, title, … } }`.
 */
export const GET = defineRoute(async ({ request }) => {
  const { slots, language = localeOf(request) } = parseInput(
    querySchema,
    Object.fromEntries(request.nextUrl.searchParams),
  );
  return json(await chooseAds(slots, language));
});
