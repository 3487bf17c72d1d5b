import { requireAdminActor } from '@/lib/auth/require-admin';
import { defineRoute, json } from '@/lib/http/define-route';
import { listReports } from '@/lib/reports/list-reports';
import { reportQuerySchema } from '@/lib/reports/query-schema';

export const GET = defineRoute(async ({ request }) => {
  const actor = await requireAdminActor();
  return json(await listReports(actor, reportQuerySchema.parse(Object.fromEntries(request.nextUrl.searchParams))));
});
