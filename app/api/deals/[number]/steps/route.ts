import { takeStep } from '@/lib/deals/deals/take-step';
import { stepSchema } from '@/lib/deals/deals/schema';
import { defineMemberRoute } from '@/lib/web/http/define-route';

/**
 * Says that a step is done: `agree` (a runner-up takes the lot), `papers`, `load`, `accept` or `pay`; that the animals
 * `cameBack`; that a winner goes on (`stay`), or whether they do (`askWinner`); that a runner-up declines, or that the seller
 * doesn't wait for them (`decline`). Of `accept` and `pay` with the sum that was `seen`, null where none is known.
 */
export const POST = defineMemberRoute(stepSchema, (actor, { step, seen }, { number }: { number: string }) =>
  takeStep(actor, Number(number), step, new Date(), seen),
);
