import { acceptDate } from '@/lib/deals/deals/new-date';
import { dateAcceptanceSchema } from '@/lib/deals/deals/schema';
import { defineMemberRoute } from '@/lib/web/http/define-route';

/** Accepts the day of delivery that the other side proposes and that was seen. */
export const POST = defineMemberRoute(dateAcceptanceSchema, (actor, input, { number }: { number: string }) =>
  acceptDate(actor, Number(number), input),
);
