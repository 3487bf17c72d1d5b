import { requireAdminActor } from '@/lib/auth/require-admin';
import { publishPost } from '@/lib/blog/set-post-status';
import { defineRoute, json } from '@/lib/http/define-route';

export const POST = defineRoute<{ id: string }>(async ({ params }) => {
  return json(await publishPost(await requireAdminActor(), params.id));
});
