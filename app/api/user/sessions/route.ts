import { requireSession } from '@/lib/auth/viewer';
import { defineRoute, json, noContent } from '@/lib/http/define-route';
import { endOtherSessions } from '@/lib/sessions/end-other-sessions';
import { listSessions } from '@/lib/sessions/list-sessions';

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
