import { quoteFreight } from '@/lib/deals/freight/quote-freight';
import { quoteSchema } from '@/lib/deals/freight/schema';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';

/** Quotes for a request. */
export const POST = defineRoute<{ id: string }>(async ({ request, params }) => {
  const actor = await requireActor();
  const input = await readJson(request, quoteSchema);
  return json(await quoteFreight(actor, params.id, input), 201);
});
