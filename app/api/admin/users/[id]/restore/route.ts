import { restoreUser } from '@/lib/account-closure/restore-user';
import { requireActor } from '@/lib/auth/viewer';
import { defineRoute, json } from '@/lib/http/define-route';

/** Ends a suspension. */
export const POST = defineRoute<{ id: string }>(async ({ params }) => {
  return json(await restoreUser(await requireActor(), params.id));
});
