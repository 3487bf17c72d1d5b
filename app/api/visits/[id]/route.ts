import { getVisit } from '@/lib/deals/visits/get-visit';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';

export const GET = defineRoute<{ id: string }>(async ({ params }) =>
  json(await getVisit(await requireActor(), params.id)),
);
