import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { localeOf } from '@/lib/web/http/request-locale';
import { placeOf } from '@/lib/web/http/request-place';
import { readJson } from '@/lib/web/request-bodies/read-body';
import { listSearches } from '@/lib/finding/saved-searches/list-searches';
import { saveSearch } from '@/lib/finding/saved-searches/save-search';
import { savedSearchSchema } from '@/lib/finding/saved-searches/schema';

export const GET = defineRoute(async () => json(await listSearches(await requireActor())));

export const POST = defineRoute(async ({ request }) => {
  const [actor, fields, locale] = [await requireActor(), await readJson(request, savedSearchSchema), localeOf(request)];
  return json(await saveSearch(actor, fields, locale, placeOf(request, locale)), 201);
});
