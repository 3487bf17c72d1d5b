import { chooseWeight } from '@/lib/deals/deals/weigh';
import { weightChoiceSchema } from '@/lib/deals/deals/schema';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';

/** Stands by a weight once both sides have entered theirs. */
export const POST = defineRoute<{ number: string }>(async ({ request, params }) => {
  const actor = await requireActor();
  return json(await chooseWeight(actor, Number(params.number), await readJson(request, weightChoiceSchema)));
});
