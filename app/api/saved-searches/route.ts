import { requireActor } from '@/lib/auth/viewer';
import { defineRoute, json } from '@/lib/http/define-route';
import { localeOf } from '@/lib/http/request-locale';
import { readJson } from '@/lib/request-bodies/read-body';
import { listSearches } from '@/lib/saved-searches/list-searches';
import { saveSearch } from '@/lib/saved-searches/save-search';
import { savedSearchSchema } from '@/lib/saved-searches/schema';

export const GET = defineRoute(async () => json(await listSearches(await requireActor())));

export const POST = defineRoute(async ({ request }) =>
  json(await saveSearch(await requireActor(), await readJson(request, savedSearchSchema), localeOf(request)), 201),
);
