import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { markNotificationsRead } from '@/lib/records/notifications/mark-notifications';
import { readNotificationsSchema } from '@/lib/records/notifications/schema';
import { readJson } from '@/lib/web/request-bodies/read-body';

/** Marks all notifications as read, or those about what was opened, and returns how many. */
export const PUT = defineRoute(async ({ request }) => {
  const actor = await requireActor();
  return json({ read: await markNotificationsRead(actor, await readJson(request, readNotificationsSchema)) });
});
