import { proposeDate } from '@/lib/deals/deals/new-date';
import { newDateSchema } from '@/lib/deals/deals/schema';
import { defineMemberRoute } from '@/lib/web/http/define-route';

/** Proposes another day of delivery. */
export const POST = defineMemberRoute(newDateSchema, (actor, input, { number }: { number: string }) =>
  proposeDate(actor, Number(number), input),
);
