import { takeStep } from '@/lib/deals/deals/take-step';
import { stepSchema } from '@/lib/deals/deals/schema';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';

/**
 * Says that a step is done: `agree` (a runner-up takes the lot), `papers`, `load`, `accept` or `pay`; that the animals
 * `cameBack`; that a winner goes on (`stay`), or whether they do (`askWinner`); that a runner-up declines, or that the seller
 * doesn't wait for them (`decline`). Of `accept` and `pay` with the sum that was `seen`, if the client sends it.
 */
export const POST = defineRoute<{ number: string }>(async ({ request, params }) => {
  const actor = await requireActor();
  const { step, seen } = await readJson(request, stepSchema);
  return json(await takeStep(actor, Number(params.number), step, new Date(), seen));
});
