import { changeQuote, withdrawQuote } from '@/lib/deals/freight/quote-freight';
import { quoteSchema } from '@/lib/deals/freight/schema';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';

type Params = { id: string; quoteId: string };

/** Changes the actor's quote, as a whole. */
export const PUT = defineRoute<Params>(async ({ request, params }) => {
  const actor = await requireActor();
  const input = await readJson(request, quoteSchema);
  return json(await changeQuote(actor, params.id, params.quoteId, input));
});

/** Withdraws the actor's quote, also one that was accepted. */
export const DELETE = defineRoute<Params>(async ({ params }) =>
  json(await withdrawQuote(await requireActor(), params.id, params.quoteId)),
);
