import { listFreight } from '@/lib/deals/freight/get-freight';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';

/** What carriers are asked for: `quoted` by the actor, and what else is `open`. */
export const GET = defineRoute(async () => json(await listFreight(await requireActor())));
