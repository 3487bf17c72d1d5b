import { addTruck } from '@/lib/deals/deals/record-truck';
import { truckSchema } from '@/lib/deals/trucks/schema';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';

/** Enters what a truck loaded. */
export const POST = defineRoute<{ number: string }>(async ({ request, params }) => {
  const actor = await requireActor();
  const truck = await readJson(request, truckSchema);
  return json(await addTruck(actor, Number(params.number), truck), 201);
});
