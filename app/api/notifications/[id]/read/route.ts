import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { markNotificationRead } from '@/lib/records/notifications/mark-notifications';

export const PUT = defineRoute<{ id: string }>(async ({ params }) => {
  await markNotificationRead(await requireActor(), params.id);
  return json({ id: params.id, isRead: true });
});
