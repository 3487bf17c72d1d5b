import { proposeSchema } from '@/lib/deals/terms/dates/visit-slots';
import { proposeSlots } from '@/lib/deals/visits/answer-visit';
import { defineMemberRoute } from '@/lib/web/http/define-route';

export const POST = defineMemberRoute(proposeSchema, (actor, { slots }, { id }: { id: string }) =>
  proposeSlots(actor, id, slots),
);
