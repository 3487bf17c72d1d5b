import { knownBrowser } from '@/lib/auth/known-browser-cookie';
import { setResetFlow } from '@/lib/auth/reset-cookie';
import { defineRoute, json } from '@/lib/http/define-route';
import { requestPasswordReset } from '@/lib/passwords/request-password-reset';
import { forgotPasswordSchema } from '@/lib/passwords/schema';
import { clientAddress } from '@/lib/rate-limit/client-address';
import { readJson } from '@/lib/request-bodies/read-body';

/** Always answers the same, so that it does not reveal whether the account exists. */
export const POST = defineRoute(async ({ request }) => {
  const { email } = await readJson(request, forgotPasswordSchema);
  await setResetFlow(await requestPasswordReset(email, clientAddress(request.headers), await knownBrowser()));
  return json({ success: true });
});
