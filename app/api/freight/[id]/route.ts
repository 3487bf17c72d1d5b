import { cancelFreight } from '@/lib/deals/freight/end-freight';
import { getFreight } from '@/lib/deals/freight/get-freight';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';

type Params = { id: string };

export const GET = defineRoute<Params>(async ({ params }) => json(await getFreight(await requireActor(), params.id)));

/** Calls it off, by whoever asked. */
export const DELETE = defineRoute<Params>(async ({ params }) =>
  json(await cancelFreight(await requireActor(), params.id)),
);
