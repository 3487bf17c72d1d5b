import { requireAdminActor } from '@/lib/auth/require-admin';
import { createPost } from '@/lib/blog/create-post';
import { listAllPosts } from '@/lib/blog/list-all-posts';
import { POST_BODY_MAX, postFieldsSchema } from '@/lib/blog/schema';
import { postTableSchema } from '@/lib/blog/query-schema';
import { defineRoute, json } from '@/lib/http/define-route';
import { readJson } from '@/lib/request-bodies/read-body';

export const GET = defineRoute(async ({ request }) => {
  const actor = await requireAdminActor();
  return json(await listAllPosts(actor, postTableSchema.parse(Object.fromEntries(request.nextUrl.searchParams))));
});

export const POST = defineRoute(async ({ request }) => {
  const actor = await requireAdminActor();
  return json(await createPost(actor, await readJson(request, postFieldsSchema, { maxBytes: POST_BODY_MAX })), 201);
});
