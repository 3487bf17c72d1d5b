import { withdrawOffer } from '@/lib/deals/offers/answer-offer';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';

type Params = { id: string };

export const POST = defineRoute<Params>(async ({ params }) =>
  json(await withdrawOffer(await requireActor(), params.id)),
);
