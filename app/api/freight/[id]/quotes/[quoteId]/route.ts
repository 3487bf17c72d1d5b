import { changeQuote, withdrawQuote } from '@/lib/deals/freight/quote-freight';
import { quoteSchema } from '@/lib/deals/freight/schema';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineMemberRoute, defineRoute, json } from '@/lib/web/http/define-route';

type Params = { id: string; quoteId: string };

/** Changes the actor's quote, as a whole. */
export const PUT = defineMemberRoute(quoteSchema, (actor, input, { id, quoteId }: { id: string; quoteId: string }) =>
  changeQuote(actor, id, quoteId, input),
);

/** Withdraws the actor's quote, also one that was accepted. */
export const DELETE = defineRoute<Params>(async ({ params }) =>
  json(await withdrawQuote(await requireActor(), params.id, params.quoteId)),
);
