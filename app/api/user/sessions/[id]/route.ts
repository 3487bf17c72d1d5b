import { requireActor } from '@/lib/auth/viewer';
import { defineRoute, noContent } from '@/lib/http/define-route';
import { endSession } from '@/lib/sessions/end-session';

export const DELETE = defineRoute<{ id: string }>(async ({ params }) => {
  await endSession(await requireActor(), params.id);
  return noContent();
});
