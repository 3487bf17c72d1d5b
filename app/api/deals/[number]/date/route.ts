import { proposeDate } from '@/lib/deals/deals/new-date';
import { newDateSchema } from '@/lib/deals/deals/schema';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';

/** Proposes another day of delivery. */
export const POST = defineRoute<{ number: string }>(async ({ request, params }) => {
  const actor = await requireActor();
  const input = await readJson(request, newDateSchema);
  return json(await proposeDate(actor, Number(params.number), input));
});
