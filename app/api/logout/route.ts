import { clearSessionCookie, sessionToken } from '@/lib/auth/session-cookie';
import { defineRoute, noContent } from '@/lib/http/define-route';
import { deleteSession } from '@/lib/sessions/sessions';

export const POST = defineRoute(async () => {
  const token = await sessionToken();
  if (token) await deleteSession(token);
  await clearSessionCookie();
  return noContent();
});
