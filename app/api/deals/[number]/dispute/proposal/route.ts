import { proposalSchema } from '@/lib/deals/disputes/schema';
import { proposeSum } from '@/lib/deals/disputes/settle-dispute';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';

/** Proposes a sum that would settle the open dispute. */
export const POST = defineRoute<{ number: string }>(async ({ request, params }) => {
  const actor = await requireActor();
  const input = await readJson(request, proposalSchema);
  return json({ data: await proposeSum(actor, Number(params.number), input) });
});
