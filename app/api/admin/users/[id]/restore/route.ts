import { restoreUser } from '@/lib/closure/account-closure/restore-user';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';

/** Ends a suspension. */
export const POST = defineRoute<{ id: string }>(async ({ params }) => {
  return json(await restoreUser(await requireActor(), params.id));
});
