import { acceptDate } from '@/lib/deals/deals/new-date';
import { dateAcceptanceSchema } from '@/lib/deals/deals/schema';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';

/** Accepts the day of delivery that the other side proposes and that was seen. */
export const POST = defineRoute<{ number: string }>(async ({ request, params }) => {
  const actor = await requireActor();
  const input = await readJson(request, dateAcceptanceSchema);
  return json(await acceptDate(actor, Number(params.number), input));
});
