import { requireActor } from '@/lib/web/auth/viewer';
import { confirmByCode } from '@/lib/accounts/email-confirmation/confirm-address';
import { confirmCodeSchema } from '@/lib/accounts/email-confirmation/schema';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';

export const POST = defineRoute(async ({ request }) => {
  const actor = await requireActor();
  const { code } = await readJson(request, confirmCodeSchema);
  return json({ email: await confirmByCode(actor, code) });
});
