import { roleSchema } from '@/lib/accounts/accounts/schema';
import { setRole } from '@/lib/accounts/accounts/set-role';
import { requireAdmin } from '@/lib/records/audit/admin-act';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';

/** Changes the role of an account: `{ role }`. */
export const PATCH = defineRoute<{ id: string }>(async ({ request, params }) => {
  const actor = await requireActor();
  requireAdmin(actor);
  return json(await setRole(actor, { ...(await readJson(request, roleSchema)), userId: params.id }));
});
