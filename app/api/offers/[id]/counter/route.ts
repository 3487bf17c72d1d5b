import { counterOffer } from '@/lib/deals/offers/answer-offer';
import { counterSchema } from '@/lib/deals/terms/schema';
import { defineMemberRoute } from '@/lib/web/http/define-route';

export const POST = defineMemberRoute(
  counterSchema,
  (actor, input, { id }: { id: string }) => counterOffer(actor, id, input),
  201,
);
