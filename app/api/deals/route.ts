import { listDeals } from '@/lib/deals/deals/list-deals';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';

/** The actor's deals; what waits for them first. */
export const GET = defineRoute(async () => json({ data: await listDeals(await requireActor()) }));
