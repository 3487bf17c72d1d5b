import { cancelVisit } from '@/lib/deals/visits/answer-visit';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';

export const POST = defineRoute<{ id: string }>(async ({ params }) =>
  json(await cancelVisit(await requireActor(), params.id)),
);
