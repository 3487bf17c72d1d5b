import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { confirmPhone } from '@/lib/accounts/phone-confirmation/confirm-phone';
import { confirmPhoneSchema } from '@/lib/accounts/phone-confirmation/schema';
import { readJson } from '@/lib/web/request-bodies/read-body';

export const POST = defineRoute(async ({ request }) => {
  const actor = await requireActor();
  const { code } = await readJson(request, confirmPhoneSchema);
  return json({ outcome: await confirmPhone(actor, code) });
});
