import { acceptanceSchema } from '@/lib/deals/disputes/schema';
import { acceptSum } from '@/lib/deals/disputes/settle-dispute';
import { defineMemberRoute } from '@/lib/web/http/define-route';

/** Accepts the computed or the newest proposed sum of the open dispute; names the newest proposal that was seen. */
export const POST = defineMemberRoute(acceptanceSchema, async (actor, input, { number }: { number: string }) => ({
  data: await acceptSum(actor, Number(number), input),
}));
