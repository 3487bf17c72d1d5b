import { enterWeights } from '@/lib/deals/deals/weigh';
import { weighingSchema } from '@/lib/deals/deals/schema';
import { defineMemberRoute } from '@/lib/web/http/define-route';

export const POST = defineMemberRoute(weighingSchema, (actor, input, { number }: { number: string }) =>
  enterWeights(actor, Number(number), input),
);
