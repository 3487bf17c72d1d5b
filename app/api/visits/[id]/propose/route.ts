import { proposeSchema } from '@/lib/deals/terms/dates/visit-slots';
import { proposeSlots } from '@/lib/deals/visits/answer-visit';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';

export const POST = defineRoute<{ id: string }>(async ({ request, params }) => {
  const actor = await requireActor();
  const { slots } = await readJson(request, proposeSchema);
  return json(await proposeSlots(actor, params.id, slots));
});
