import { listAudit } from '@/lib/records/audit/list-audit';
import { auditQuerySchema } from '@/lib/records/audit/query-schema';
import { requireAdminActor } from '@/lib/web/auth/require-admin';
import { defineRoute, json } from '@/lib/web/http/define-route';

export const GET = defineRoute(async ({ request }) => {
  const actor = await requireAdminActor();
  return json(await listAudit(actor, auditQuerySchema.parse(Object.fromEntries(request.nextUrl.searchParams))));
});
