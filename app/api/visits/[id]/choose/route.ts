import { chooseSchema } from '@/lib/deals/terms/dates/visit-slots';
import { chooseSlot } from '@/lib/deals/visits/answer-visit';
import { defineMemberRoute } from '@/lib/web/http/define-route';

export const POST = defineMemberRoute(chooseSchema, (actor, { slot }, { id }: { id: string }) =>
  chooseSlot(actor, id, slot),
);
