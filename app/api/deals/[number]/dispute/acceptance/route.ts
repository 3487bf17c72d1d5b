import { acceptanceSchema } from '@/lib/deals/disputes/schema';
import { acceptSum } from '@/lib/deals/disputes/settle-dispute';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';

/** Accepts the computed or the newest proposed sum of the open dispute; names the newest proposal that was seen. */
export const POST = defineRoute<{ number: string }>(async ({ request, params }) => {
  const actor = await requireActor();
  const input = await readJson(request, acceptanceSchema);
  return json({ data: await acceptSum(actor, Number(params.number), input) });
});
