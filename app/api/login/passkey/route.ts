import { challengeCookie } from '@/lib/web/auth/browser-cookies';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { clientAddress } from '@/lib/core/rate-limit/client-address';
import { readJson } from '@/lib/web/request-bodies/read-body';
import { passkeySignInSchema } from '@/lib/accounts/second-factor/schema';
import { startPasskeySignIn } from '@/lib/accounts/second-factor/sign-in-challenge';

/** Returns what the browser needs to ask for a passkey; its answer goes to `POST /api/login/factor`. */
export const POST = defineRoute(async ({ request }) => {
  const { alone } = await readJson(request, passkeySignInSchema);
  const waiting = alone ? null : await challengeCookie.read();
  const { token, options } = await startPasskeySignIn(waiting, clientAddress(request.headers));
  await challengeCookie.write(token);
  return json(options);
});
