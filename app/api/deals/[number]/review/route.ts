import { reviewDeal } from '@/lib/deals/deals/review-deal';
import { reviewSchema } from '@/lib/deals/deals/schema';
import { defineMemberRoute } from '@/lib/web/http/define-route';

export const POST = defineMemberRoute(reviewSchema, (actor, input, { number }: { number: string }) =>
  reviewDeal(actor, Number(number), input),
);
