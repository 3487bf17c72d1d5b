import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { sendPhoneCodeSchema } from '@/lib/accounts/phone-confirmation/schema';
import { sendPhoneCode } from '@/lib/accounts/phone-confirmation/send-phone-code';
import { clientAddress } from '@/lib/core/rate-limit/client-address';
import { readJson } from '@/lib/web/request-bodies/read-body';

/** Sends a code to a phone, whether it is the account's or will be once it is confirmed. */
export const POST = defineRoute(async ({ request }) => {
  const actor = await requireActor();
  const input = await readJson(request, sendPhoneCodeSchema);
  return json(await sendPhoneCode(actor, input, clientAddress(request.headers)));
});
