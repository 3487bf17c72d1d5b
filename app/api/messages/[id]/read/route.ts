import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { markMessageRead } from '@/lib/messages/messages/mark-read';

export const PUT = defineRoute<{ id: string }>(async ({ params }) => {
  await markMessageRead(await requireActor(), params.id);
  return json({ id: params.id, isRead: true });
});
