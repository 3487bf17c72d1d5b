import { addTruck } from '@/lib/deals/deals/record-truck';
import { truckSchema } from '@/lib/deals/trucks/schema';
import { defineMemberRoute } from '@/lib/web/http/define-route';

/** Enters what a truck loaded. */
export const POST = defineMemberRoute(
  truckSchema,
  (actor, truck, { number }: { number: string }) => addTruck(actor, Number(number), truck),
  201,
);
