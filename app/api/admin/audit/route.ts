import { listAudit } from '@/lib/audit/list-audit';
import { auditQuerySchema } from '@/lib/audit/query-schema';
import { requireAdminActor } from '@/lib/auth/require-admin';
import { defineRoute, json } from '@/lib/http/define-route';

export const GET = defineRoute(async ({ request }) => {
  const actor = await requireAdminActor();
  return json(await listAudit(actor, auditQuerySchema.parse(Object.fromEntries(request.nextUrl.searchParams))));
});
