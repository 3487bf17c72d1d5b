import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { adminAct, requireAdmin } from '@/lib/records/audit/admin-act';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { DomainError } from '@/lib/core/errors/domain-error';
import { storage } from '@/lib/files/storage/storage';
import { isId } from '@/lib/core/validation/fields';
import { abandonedFiles } from './post-pictures';
import { lockPost } from './write-post';

/**
 * Deletes a post and the pictures that no other post uses. Its translations stay.
 * @throws DomainError `forbidden` unless the actor is an administrator, `not_found`.
 */
export async function deletePost(actor: Actor, id: string): Promise<void> {
  requireAdmin(actor);
  if (!isId(id)) throw new DomainError('not_found');
  const abandoned = await adminAct(actor, async (tx) => {
    const { title, slug, language, status, ...post } = await lockPost(tx, id);
    await tx.blogPost.delete({ where: { id }, select: { id: true } });
    await pagesChanged(tx, ['blog']);
    return {
      result: await abandonedFiles(tx, post),
      entries: [
        {
          action: 'blog_post.deleted',
          target: 'blog_post',
          id,
          before: { title, slug, language, status },
          after: null,
        },
      ],
    };
  });
  await storage()
    .delete(abandoned)
    .catch(() => undefined);
}
