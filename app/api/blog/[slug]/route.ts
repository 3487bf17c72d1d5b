import { getViewer } from '@/lib/web/auth/viewer';
import { getPost } from '@/lib/pages/blog/get-post';
import { DomainError } from '@/lib/core/errors/domain-error';
import { defineRoute, json } from '@/lib/web/http/define-route';

export const GET = defineRoute<{ slug: string }>(async ({ params }) => {
  const post = await getPost(await getViewer(), params.slug);
  if (!post) throw new DomainError('not_found');
  return json(post);
});
