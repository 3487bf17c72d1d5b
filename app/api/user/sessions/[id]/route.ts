import { endSession } from '@/lib/accounts/end-session';
import { requireActor } from '@/lib/auth/viewer';
import { defineRoute, noContent } from '@/lib/http/define-route';

export const DELETE = defineRoute<{ id: string }>(async ({ params }) => {
  await endSession(await requireActor(), params.id);
  return noContent();
});
