import { requireAdminActor } from '@/lib/web/auth/require-admin';
import { deletePost } from '@/lib/pages/blog/delete-post';
import { getEditablePost } from '@/lib/pages/blog/get-editable-post';
import { POST_BODY_MAX, postFieldsSchema } from '@/lib/pages/blog/schema';
import { updatePost } from '@/lib/pages/blog/update-post';
import { DomainError } from '@/lib/core/errors/domain-error';
import { defineRoute, json, noContent } from '@/lib/web/http/define-route';
import { unmodifiedSince } from '@/lib/web/http/unmodified-since';
import { readJson } from '@/lib/web/request-bodies/read-body';

type Params = { id: string };

export const GET = defineRoute<Params>(async ({ params }) => {
  const post = await getEditablePost(await requireAdminActor(), params.id);
  if (!post) throw new DomainError('not_found');
  return json(post);
});

export const PUT = defineRoute<Params>(async ({ request, params }) => {
  const actor = await requireAdminActor();
  const current = await getEditablePost(actor, params.id);
  if (!current) throw new DomainError('not_found');
  const seenAt = unmodifiedSince(request, current, 'post_changed');
  const fields = await readJson(request, postFieldsSchema, { maxBytes: POST_BODY_MAX });
  const post = await updatePost(actor, params.id, fields, seenAt);
  return json(post);
});

export const DELETE = defineRoute<Params>(async ({ params }) => {
  await deletePost(await requireAdminActor(), params.id);
  return noContent();
});
