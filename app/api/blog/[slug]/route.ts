import { getViewer } from '@/lib/auth/viewer';
import { getPost } from '@/lib/blog/get-post';
import { DomainError } from '@/lib/errors/domain-error';
import { defineRoute, json } from '@/lib/http/define-route';

export const GET = defineRoute<{ slug: string }>(async ({ params }) => {
  const post = await getPost(await getViewer(), params.slug);
  if (!post) throw new DomainError('not_found');
  return json(post);
});
