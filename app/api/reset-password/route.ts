import { rememberBrowser } from '@/lib/auth/known-browser-cookie';
import { clearResetFlow, resetFlow } from '@/lib/auth/reset-cookie';
import { clearSessionCookie } from '@/lib/auth/session-cookie';
import { defineRoute, json } from '@/lib/http/define-route';
import { resetPassword } from '@/lib/passwords/reset-password';
import { resetPasswordSchema } from '@/lib/passwords/schema';
import { clientAddress } from '@/lib/rate-limit/client-address';
import { readJson } from '@/lib/request-bodies/read-body';

export const POST = defineRoute(async ({ request }) => {
  const { token, newPassword } = await readJson(request, resetPasswordSchema);
  const userId = await resetPassword(await resetFlow(), token, newPassword, clientAddress(request.headers));
  await clearResetFlow();
  await clearSessionCookie();
  // A right code proves as much as a password; the limits of strangers no longer apply here.
  await rememberBrowser(userId);
  return json({ success: true });
});
