import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, noContent } from '@/lib/web/http/define-route';
import { endSession } from '@/lib/accounts/sessions/end-session';

export const DELETE = defineRoute<{ id: string }>(async ({ params }) => {
  await endSession(await requireActor(), params.id);
  return noContent();
});
