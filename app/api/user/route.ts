import { getUser } from '@/lib/accounts/get-user';
import { clearSessionCookie, sessionToken, setSessionCookie } from '@/lib/auth/session-cookie';
import { getViewer, requireActor } from '@/lib/auth/viewer';
import { defineRoute, json } from '@/lib/http/define-route';

export const GET = defineRoute(async () => {
  const token = await sessionToken();
  // A browser with a dead session stops asking.
  if (token && !(await getViewer())) await clearSessionCookie();
  const user = await getUser(await requireActor());
  if (token) await setSessionCookie(token);
  return json(user);
});
