import { objectionSchema } from '@/lib/deals/deals/schema';
import { objectToWeight } from '@/lib/deals/deals/weigh';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';

/** Objects to weights that agree, so that their mean isn't confirmed by itself. */
export const POST = defineRoute<{ number: string }>(async ({ request, params }) => {
  const actor = await requireActor();
  const input = await readJson(request, objectionSchema);
  return json(await objectToWeight(actor, Number(params.number), input));
});
