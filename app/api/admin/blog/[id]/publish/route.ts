import { requireAdminActor } from '@/lib/auth/require-admin';
import { publishPost } from '@/lib/blog/set-post-status';
import { revalidateBlog } from '@/lib/cache/page-cache';
import { defineRoute, json } from '@/lib/http/define-route';

export const POST = defineRoute<{ id: string }>(async ({ params }) => {
  const post = await publishPost(await requireAdminActor(), params.id);
  revalidateBlog();
  return json(post);
});
