import { rememberBrowser, resetCookie } from '@/lib/web/auth/browser-cookies';
import { clearSessionCookie } from '@/lib/web/auth/session-cookie';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { resetPassword } from '@/lib/accounts/passwords/reset-password';
import { resetPasswordSchema } from '@/lib/accounts/passwords/schema';
import { clientAddress } from '@/lib/core/rate-limit/client-address';
import { readJson } from '@/lib/web/request-bodies/read-body';

export const POST = defineRoute(async ({ request }) => {
  const { token, newPassword } = await readJson(request, resetPasswordSchema);
  const userId = await resetPassword(await resetCookie.read(), token, newPassword, clientAddress(request.headers));
  await resetCookie.clear();
  await clearSessionCookie();
  // A right code proves as much as a password; the limits of strangers no longer apply here.
  await rememberBrowser(userId);
  return json({ success: true });
});
