import { requireActor } from '@/lib/web/auth/viewer';
import { changeAddress } from '@/lib/accounts/email-confirmation/change-address';
import { getConfirmation } from '@/lib/accounts/email-confirmation/get-confirmation';
import { changeAddressSchema } from '@/lib/accounts/email-confirmation/schema';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { clientAddress } from '@/lib/core/rate-limit/client-address';
import { readJson } from '@/lib/web/request-bodies/read-body';

export const GET = defineRoute(async () => json(await getConfirmation(await requireActor())));

/** Mails a code to the new address. */
export const PUT = defineRoute(async ({ request }) => {
  const actor = await requireActor();
  const input = await readJson(request, changeAddressSchema);
  return json(await changeAddress(actor, input, clientAddress(request.headers)));
});
