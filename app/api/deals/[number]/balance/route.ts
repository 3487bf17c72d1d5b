import { confirmBalance } from '@/lib/deals/disputes/confirm-balance';
import { balanceSchema } from '@/lib/deals/disputes/schema';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';

/** Says that what was left after the payment has come. */
export const POST = defineRoute<{ number: string }>(async ({ request, params }) => {
  const actor = await requireActor();
  const { seen } = await readJson(request, balanceSchema);
  return json(await confirmBalance(actor, Number(params.number), seen));
});
