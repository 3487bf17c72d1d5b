import { cancelDeal, takeBackCancel } from '@/lib/deals/deals/cancel-deal';
import { cancelSchema } from '@/lib/deals/deals/schema';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';

type Params = { number: string };

/** Calls a deal off, or asks the other side for it; with what that was to do as it was `seen`. */
export const POST = defineRoute<Params>(async ({ request, params }) => {
  const actor = await requireActor();
  const { seen } = await readJson(request, cancelSchema);
  return json(await cancelDeal(actor, Number(params.number), seen));
});

export const DELETE = defineRoute<Params>(async ({ params }) =>
  json(await takeBackCancel(await requireActor(), Number(params.number))),
);
