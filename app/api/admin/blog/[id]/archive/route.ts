import { requireAdminActor } from '@/lib/web/auth/require-admin';
import { archivePost } from '@/lib/pages/blog/set-post-status';
import { defineRoute, json } from '@/lib/web/http/define-route';

export const POST = defineRoute<{ id: string }>(async ({ params }) => {
  return json(await archivePost(await requireAdminActor(), params.id));
});
