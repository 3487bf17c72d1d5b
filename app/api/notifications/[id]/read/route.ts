import { requireActor } from '@/lib/auth/viewer';
import { defineRoute, json } from '@/lib/http/define-route';
import { markNotificationRead } from '@/lib/notifications/mark-notifications';

export const PUT = defineRoute<{ id: string }>(async ({ params }) => {
  await markNotificationRead(await requireActor(), params.id);
  return json({ id: params.id, isRead: true });
});
