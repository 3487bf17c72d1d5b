import { quoteLot } from '@/lib/market/animal-lots/lots/quote-lot';
import { quoteSchema } from '@/lib/market/animal-lots/lots/quote-schema';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';

/** Tells what a price comes to while it is typed; changes nothing. */
export const POST = defineRoute(async ({ request }) =>
  json(await quoteLot(await requireActor(), await readJson(request, quoteSchema))),
);
