import { requireAdminActor } from '@/lib/web/auth/require-admin';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { listReports } from '@/lib/moderation/reports/list-reports';
import { reportQuerySchema } from '@/lib/moderation/reports/query-schema';

export const GET = defineRoute(async ({ request }) => {
  const actor = await requireAdminActor();
  return json(await listReports(actor, reportQuerySchema.parse(Object.fromEntries(request.nextUrl.searchParams))));
});
