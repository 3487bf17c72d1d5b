import { enterWeights } from '@/lib/deals/deals/weigh';
import { weighingSchema } from '@/lib/deals/deals/schema';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';

export const POST = defineRoute<{ number: string }>(async ({ request, params }) => {
  const actor = await requireActor();
  const input = await readJson(request, weighingSchema);
  return json(await enterWeights(actor, Number(params.number), input));
});
