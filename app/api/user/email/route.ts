import { requireActor } from '@/lib/auth/viewer';
import { changeAddress } from '@/lib/email-confirmation/change-address';
import { getConfirmation } from '@/lib/email-confirmation/get-confirmation';
import { changeAddressSchema } from '@/lib/email-confirmation/schema';
import { defineRoute, json } from '@/lib/http/define-route';
import { clientAddress } from '@/lib/rate-limit/client-address';
import { readJson } from '@/lib/request-bodies/read-body';

export const GET = defineRoute(async () => json(await getConfirmation(await requireActor())));

/** Mails a code to the new address. */
export const PUT = defineRoute(async ({ request }) => {
  const actor = await requireActor();
  const input = await readJson(request, changeAddressSchema);
  return json(await changeAddress(actor, input, clientAddress(request.headers)));
});
