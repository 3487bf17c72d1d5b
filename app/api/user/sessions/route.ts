import { requireSession } from '@/lib/web/auth/viewer';
import { defineRoute, json, noContent } from '@/lib/web/http/define-route';
import { endOtherSessions } from '@/lib/accounts/sessions/end-other-sessions';
import { listSessions } from '@/lib/accounts/sessions/list-sessions';

export const GET = defineRoute(async () => {
  const { actor, token } = await requireSession();
  return json(await listSessions(actor, token));
});

/** Ends all sessions except the current one. */
export const DELETE = defineRoute(async () => {
  const { actor, token } = await requireSession();
  await endOtherSessions(actor, token);
  return noContent();
});
