import { objectionSchema } from '@/lib/deals/deals/schema';
import { objectToWeight } from '@/lib/deals/deals/weigh';
import { defineMemberRoute } from '@/lib/web/http/define-route';

/** Objects to weights that agree, so that their mean isn't confirmed by itself. */
export const POST = defineMemberRoute(objectionSchema, (actor, input, { number }: { number: string }) =>
  objectToWeight(actor, Number(number), input),
);
