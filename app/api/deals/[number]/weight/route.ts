import { chooseWeight } from '@/lib/deals/deals/weigh';
import { weightChoiceSchema } from '@/lib/deals/deals/schema';
import { defineMemberRoute } from '@/lib/web/http/define-route';

/** Stands by a weight once both sides have entered theirs. */
export const POST = defineMemberRoute(weightChoiceSchema, (actor, input, { number }: { number: string }) =>
  chooseWeight(actor, Number(number), input),
);
