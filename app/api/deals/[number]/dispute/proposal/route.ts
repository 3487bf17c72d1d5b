import { proposalSchema } from '@/lib/deals/disputes/schema';
import { proposeSum } from '@/lib/deals/disputes/settle-dispute';
import { defineMemberRoute } from '@/lib/web/http/define-route';

/** Proposes a sum that would settle the open dispute. */
export const POST = defineMemberRoute(proposalSchema, async (actor, input, { number }: { number: string }) => ({
  data: await proposeSum(actor, Number(number), input),
}));
