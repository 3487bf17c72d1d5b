import { requireActor } from '@/lib/auth/viewer';
import { defineRoute, json } from '@/lib/http/define-route';
import { readJson } from '@/lib/request-bodies/read-body';
import { createReport } from '@/lib/reports/create-report';
import { createReportSchema } from '@/lib/reports/schema';

export const POST = defineRoute(async ({ request }) => {
  const actor = await requireActor();
  return json(await createReport(actor, await readJson(request, createReportSchema)), 201);
});
