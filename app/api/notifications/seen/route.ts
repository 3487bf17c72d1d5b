import { requireActor } from '@/lib/auth/viewer';
import { defineRoute, noContent } from '@/lib/http/define-route';
import { markNotificationsSeen } from '@/lib/notifications/mark-notifications';

/** Records that the newest notifications were on the screen: no mail repeats them. */
export const PUT = defineRoute(async () => {
  await markNotificationsSeen(await requireActor());
  return noContent();
});
