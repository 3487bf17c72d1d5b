import { cancelDeal, takeBackCancel } from '@/lib/deals/deals/cancel-deal';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';

type Params = { number: string };

export const POST = defineRoute<Params>(async ({ params }) =>
  json(await cancelDeal(await requireActor(), Number(params.number))),
);

export const DELETE = defineRoute<Params>(async ({ params }) =>
  json(await takeBackCancel(await requireActor(), Number(params.number))),
);
