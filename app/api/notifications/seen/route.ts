import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, noContent } from '@/lib/web/http/define-route';
import { markNotificationsSeen } from '@/lib/records/notifications/mark-notifications';

/** Records that the newest notifications were on the screen: no mail repeats them. */
export const PUT = defineRoute(async () => {
  await markNotificationsSeen(await requireActor());
  return noContent();
});
