import { reviewDeal } from '@/lib/deals/deals/review-deal';
import { reviewSchema } from '@/lib/deals/deals/schema';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';

export const POST = defineRoute<{ number: string }>(async ({ request, params }) => {
  const actor = await requireActor();
  const input = await readJson(request, reviewSchema);
  return json(await reviewDeal(actor, Number(params.number), input));
});
