import { visitSchema } from '@/lib/deals/terms/dates/visit-slots';
import { askVisit } from '@/lib/deals/visits/ask-visit';
import { listVisits } from '@/lib/deals/visits/get-visit';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';

/** The actor's visits that are asked for or agreed on. */
export const GET = defineRoute(async () => json({ data: await listVisits(await requireActor()) }));

export const POST = defineRoute(async ({ request }) => {
  const actor = await requireActor();
  return json(await askVisit(actor, await readJson(request, visitSchema)), 201);
});
