import { requireAdminActor } from '@/lib/web/auth/require-admin';
import { createPost } from '@/lib/pages/blog/create-post';
import { listAllPosts } from '@/lib/pages/blog/list-all-posts';
import { POST_BODY_MAX, postFieldsSchema } from '@/lib/pages/blog/schema';
import { postTableSchema } from '@/lib/pages/blog/query-schema';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';

export const GET = defineRoute(async ({ request }) => {
  const actor = await requireAdminActor();
  return json(await listAllPosts(actor, postTableSchema.parse(Object.fromEntries(request.nextUrl.searchParams))));
});

export const POST = defineRoute(async ({ request }) => {
  const actor = await requireAdminActor();
  return json(await createPost(actor, await readJson(request, postFieldsSchema, { maxBytes: POST_BODY_MAX })), 201);
});
