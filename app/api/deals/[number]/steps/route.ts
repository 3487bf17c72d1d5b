import { takeStep } from '@/lib/deals/deals/take-step';
import { stepSchema } from '@/lib/deals/deals/schema';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';

type Params = { number: string };

/** Says that a step is done: `papers`, `load`, `accept` or `pay`, of the last two with the sum that was `seen`, if the client sends it; or that the animals `cameBack`. */
export const POST = defineRoute<Params>(async ({ request, params }) => {
  const actor = await requireActor();
  const { step, seen } = await readJson(request, stepSchema);
  return json(await takeStep(actor, Number(params.number), step, new Date(), seen));
});
