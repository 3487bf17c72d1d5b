import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';
import { createReport } from '@/lib/moderation/reports/create-report';
import { createReportSchema } from '@/lib/moderation/reports/schema';

export const POST = defineRoute(async ({ request }) => {
  const actor = await requireActor();
  return json(await createReport(actor, await readJson(request, createReportSchema)), 201);
});
