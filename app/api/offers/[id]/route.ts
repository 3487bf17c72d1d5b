import { getNegotiationOfOffer } from '@/lib/deals/offers/get-negotiation';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';

/** The negotiation of an offer, with the newest one, by the id of either. */
export const GET = defineRoute<{ id: string }>(async ({ params }) =>
  json(await getNegotiationOfOffer(await requireActor(), params.id)),
);
