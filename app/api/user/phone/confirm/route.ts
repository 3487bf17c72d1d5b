import { requireActor } from '@/lib/auth/viewer';
import { defineRoute, json } from '@/lib/http/define-route';
import { confirmPhone } from '@/lib/phone-confirmation/confirm-phone';
import { confirmPhoneSchema } from '@/lib/phone-confirmation/schema';
import { readJson } from '@/lib/request-bodies/read-body';

export const POST = defineRoute(async ({ request }) => {
  const actor = await requireActor();
  const { code } = await readJson(request, confirmPhoneSchema);
  return json({ outcome: await confirmPhone(actor, code) });
});
