import { counterOffer } from '@/lib/deals/offers/answer-offer';
import { counterSchema } from '@/lib/deals/terms/schema';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';

export const POST = defineRoute<{ id: string }>(async ({ request, params }) => {
  const actor = await requireActor();
  return json(await counterOffer(actor, params.id, await readJson(request, counterSchema)), 201);
});
