import { requireActor } from '@/lib/auth/viewer';
import { confirmByCode } from '@/lib/email-confirmation/confirm-address';
import { confirmCodeSchema } from '@/lib/email-confirmation/schema';
import { defineRoute, json } from '@/lib/http/define-route';
import { readJson } from '@/lib/request-bodies/read-body';

export const POST = defineRoute(async ({ request }) => {
  const actor = await requireActor();
  const { code } = await readJson(request, confirmCodeSchema);
  return json({ email: await confirmByCode(actor, code) });
});
