import { roleSchema } from '@/lib/accounts/schema';
import { setRole } from '@/lib/accounts/set-role';
import { requireAdmin } from '@/lib/audit/admin-act';
import { requireActor } from '@/lib/auth/viewer';
import { defineRoute, json } from '@/lib/http/define-route';
import { readJson } from '@/lib/request-bodies/read-body';

/** Changes the role of an account: `{ role }`. */
export const PATCH = defineRoute<{ id: string }>(async ({ request, params }) => {
  const actor = await requireActor();
  requireAdmin(actor);
  return json(await setRole(actor, { ...(await readJson(request, roleSchema)), userId: params.id }));
});
