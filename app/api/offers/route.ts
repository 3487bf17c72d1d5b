import { listNegotiations } from '@/lib/deals/offers/get-negotiation';
import { makeOffer } from '@/lib/deals/offers/make-offer';
import { offerSchema } from '@/lib/deals/terms/schema';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';

/** The actor's open negotiations. */
export const GET = defineRoute(async () => json({ data: await listNegotiations(await requireActor()) }));

/** Makes an offer. The answer is its negotiation, whose offers have ids of their own: the new one's is in `Location`. */
export const POST = defineRoute(async ({ request }) => {
  const actor = await requireActor();
  const negotiation = await makeOffer(actor, await readJson(request, offerSchema));
  const response = json(negotiation, 201);
  response.headers.set('location', `/api/offers/${negotiation.offers.at(-1)?.id}`);
  return response;
});
