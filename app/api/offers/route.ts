import { listNegotiations } from '@/lib/deals/offers/get-negotiation';
import { makeOffer } from '@/lib/deals/offers/make-offer';
import { offerSchema } from '@/lib/deals/terms/schema';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';

/** The actor's open negotiations. */
export const GET = defineRoute(async () => json({ data: await listNegotiations(await requireActor()) }));

export const POST = defineRoute(async ({ request }) => {
  const actor = await requireActor();
  return json(await makeOffer(actor, await readJson(request, offerSchema)), 201);
});
