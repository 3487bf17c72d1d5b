import { suspensionReasonSchema } from '@/lib/account-closure/schema';
import { suspendUser } from '@/lib/account-closure/suspend-user';
import { requireAdmin } from '@/lib/audit/admin-act';
import { requireActor } from '@/lib/auth/viewer';
import { defineRoute, json } from '@/lib/http/define-route';
import { readJson } from '@/lib/request-bodies/read-body';

/** Suspends an account: `{ reason }`. */
export const POST = defineRoute<{ id: string }>(async ({ request, params }) => {
  const actor = await requireActor();
  requireAdmin(actor);
  return json(await suspendUser(actor, { ...(await readJson(request, suspensionReasonSchema)), userId: params.id }));
});
