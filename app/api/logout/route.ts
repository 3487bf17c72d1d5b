import { deleteSession } from '@/lib/accounts/sessions';
import { clearSessionCookie, sessionToken } from '@/lib/auth/session-cookie';
import { defineRoute, noContent } from '@/lib/http/define-route';

export const POST = defineRoute(async () => {
  const token = await sessionToken();
  if (token) await deleteSession(token);
  await clearSessionCookie();
  return noContent();
});
