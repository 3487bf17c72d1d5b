import { withdrawOffer } from '@/lib/deals/offers/answer-offer';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';

export const POST = defineRoute<{ id: string }>(async ({ params }) =>
  json(await withdrawOffer(await requireActor(), params.id)),
);
