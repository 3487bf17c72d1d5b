import { clearSessionCookie, sessionToken } from '@/lib/web/auth/session-cookie';
import { defineRoute, noContent } from '@/lib/web/http/define-route';
import { deleteSession } from '@/lib/accounts/sessions/sessions';

export const POST = defineRoute(async () => {
  const token = await sessionToken();
  if (token) await deleteSession(token);
  await clearSessionCookie();
  return noContent();
});
