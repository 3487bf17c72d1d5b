import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { adminAct, requireAdmin } from '@/lib/records/audit/admin-act';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { DomainError } from '@/lib/core/errors/domain-error';
import { isId } from '@/lib/core/validation/fields';
import { editSelect, toEditablePost } from './columns';
import type { EditablePostDto } from './dto';
import { lockPost } from './write-post';

async function setStatus(actor: Actor, id: string, status: 'published' | 'archived'): Promise<EditablePostDto> {
  requireAdmin(actor);
  if (!isId(id)) throw new DomainError('not_found');
  return adminAct(actor, async (tx) => {
    const before = await lockPost(tx, id);
    if (before.status === status) throw new DomainError('conflict');
    const publishedAt = status === 'published' ? (before.publishedAt ?? new Date()) : before.publishedAt;
    const post = await tx.blogPost.update({ where: { id }, data: { status, publishedAt }, select: editSelect });
    await pagesChanged(tx, ['blog']);
    return {
      result: toEditablePost(post),
      entries: [
        {
          action: `blog_post.${status}`,
          target: 'blog_post',
          id,
          before: { status: before.status },
          after: { status },
        },
      ],
    };
  });
}

/**
 * Publishes a draft or an archived post. The time of its first publication stays.
 * @throws DomainError `forbidden` unless the actor is an administrator, `not_found`, `conflict` if it is already
 * published.
 */
export function publishPost(actor: Actor, id: string): Promise<EditablePostDto> {
  return setStatus(actor, id, 'published');
}

/**
 * Archives a post: it is no longer public but not deleted.
 * @throws DomainError `forbidden` unless the actor is an administrator, `not_found`, `conflict` if it is already
 * archived.
 */
export function archivePost(actor: Actor, id: string): Promise<EditablePostDto> {
  return setStatus(actor, id, 'archived');
}
