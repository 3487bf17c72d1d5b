import { quoteLot } from '@/lib/animals/lots/quote-lot';
import { quoteSchema } from '@/lib/animals/lots/quote-schema';
import { requireActor } from '@/lib/auth/viewer';
import { defineRoute, json } from '@/lib/http/define-route';
import { readJson } from '@/lib/request-bodies/read-body';

/** Tells what a price comes to while it is typed; changes nothing. */
export const POST = defineRoute(async ({ request }) =>
  json(await quoteLot(await requireActor(), await readJson(request, quoteSchema))),
);
