import { changeTruck, removeTruck } from '@/lib/deals/deals/record-truck';
import { truckSchema } from '@/lib/deals/trucks/schema';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';

type Params = { number: string; id: string };

/** Corrects a truck of the actor's side, as a whole. */
export const PUT = defineRoute<Params>(async ({ request, params }) => {
  const actor = await requireActor();
  const truck = await readJson(request, truckSchema);
  return json(await changeTruck(actor, Number(params.number), params.id, truck));
});

/** Removes a truck of the actor's side, and returns the deal without it. */
export const DELETE = defineRoute<Params>(async ({ params }) =>
  json(await removeTruck(await requireActor(), Number(params.number), params.id)),
);
