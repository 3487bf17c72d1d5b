import { knownBrowser, resetCookie } from '@/lib/web/auth/browser-cookies';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { requestPasswordReset } from '@/lib/accounts/passwords/request-password-reset';
import { forgotPasswordSchema } from '@/lib/accounts/passwords/schema';
import { clientAddress } from '@/lib/core/rate-limit/client-address';
import { readJson } from '@/lib/web/request-bodies/read-body';

/** Always answers the same, so that it does not reveal whether the account exists. */
export const POST = defineRoute(async ({ request }) => {
  const { email } = await readJson(request, forgotPasswordSchema);
  await resetCookie.write(await requestPasswordReset(email, clientAddress(request.headers), await knownBrowser()));
  return json({ success: true });
});
