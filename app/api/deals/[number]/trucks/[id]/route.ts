import { changeTruck, removeTruck } from '@/lib/deals/deals/record-truck';
import { truckSchema } from '@/lib/deals/trucks/schema';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineMemberRoute, defineRoute, json } from '@/lib/web/http/define-route';

type Params = { number: string; id: string };

/** Corrects a truck of the actor's side, as a whole. */
export const PUT = defineMemberRoute(truckSchema, (actor, truck, { number, id }: { number: string; id: string }) =>
  changeTruck(actor, Number(number), id, truck),
);

/** Removes a truck of the actor's side, and returns the deal without it. */
export const DELETE = defineRoute<Params>(async ({ params }) =>
  json(await removeTruck(await requireActor(), Number(params.number), params.id)),
);
