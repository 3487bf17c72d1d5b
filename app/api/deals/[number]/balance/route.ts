import { confirmBalance } from '@/lib/deals/disputes/confirm-balance';
import { balanceSchema } from '@/lib/deals/disputes/schema';
import { defineMemberRoute } from '@/lib/web/http/define-route';

/** Says that what was left after the payment has come. */
export const POST = defineMemberRoute(balanceSchema, (actor, { seen }, { number }: { number: string }) =>
  confirmBalance(actor, Number(number), seen),
);
