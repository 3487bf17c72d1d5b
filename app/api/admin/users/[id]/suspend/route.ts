import { suspensionReasonSchema } from '@/lib/closure/account-closure/schema';
import { suspendUser } from '@/lib/closure/account-closure/suspend-user';
import { requireAdmin } from '@/lib/records/audit/admin-act';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';

/** Suspends an account: `{ reason }`. */
export const POST = defineRoute<{ id: string }>(async ({ request, params }) => {
  const actor = await requireActor();
  requireAdmin(actor);
  const suspension = { ...(await readJson(request, suspensionReasonSchema)), userId: params.id };
  return json((await suspendUser(actor, suspension)).user);
});
