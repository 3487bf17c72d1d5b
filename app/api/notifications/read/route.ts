import { requireActor } from '@/lib/auth/viewer';
import { defineRoute, noContent } from '@/lib/http/define-route';
import { markNotificationsRead } from '@/lib/notifications/mark-notifications';
import { readNotificationsSchema } from '@/lib/notifications/schema';
import { readJson } from '@/lib/request-bodies/read-body';

/** Marks all notifications as read, or those about `topic`, whose page was opened. */
export const PUT = defineRoute(async ({ request }) => {
  const actor = await requireActor();
  const { topic } = await readJson(request, readNotificationsSchema);
  await markNotificationsRead(actor, topic);
  return noContent();
});
