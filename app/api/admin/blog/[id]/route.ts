import { requireAdminActor } from '@/lib/web/auth/require-admin';
import { deletePost } from '@/lib/pages/blog/delete-post';
import { getEditablePost } from '@/lib/pages/blog/get-editable-post';
import { POST_BODY_MAX, postFieldsSchema } from '@/lib/pages/blog/schema';
import { updatePost } from '@/lib/pages/blog/update-post';
import type { Actor } from '@/lib/core/actors/actor';
import { DomainError } from '@/lib/core/errors/domain-error';
import { defineRoute, json, noContent } from '@/lib/web/http/define-route';
import { unmodifiedSince } from '@/lib/web/http/unmodified-since';
import { readJson } from '@/lib/web/request-bodies/read-body';

type Params = { id: string };

async function postOf(actor: Actor, id: string) {
  const post = await getEditablePost(actor, id);
  if (!post) throw new DomainError('not_found');
  return post;
}

export const GET = defineRoute<Params>(async ({ params }) => json(await postOf(await requireAdminActor(), params.id)));

export const PUT = defineRoute<Params>(async ({ request, params }) => {
  const actor = await requireAdminActor();
  const seenAt = request.headers.has('if-unmodified-since')
    ? unmodifiedSince(request, await postOf(actor, params.id), 'post_changed')
    : undefined;
  const fields = await readJson(request, postFieldsSchema, { maxBytes: POST_BODY_MAX });
  const post = await updatePost(actor, params.id, fields, seenAt);
  return json(post);
});

export const DELETE = defineRoute<Params>(async ({ params }) => {
  await deletePost(await requireAdminActor(), params.id);
  return noContent();
});
