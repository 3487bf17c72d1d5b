import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import { adminAct, requireAdmin } from '@/lib/audit/admin-act';
import { pagesChanged } from '@/lib/cache/page-changes';
import { DomainError } from '@/lib/errors/domain-error';
import { isId } from '@/lib/validation/fields';
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
 * Shows a draft or an archived post to everybody. The moment of its first publication stays.
 * @throws DomainError `forbidden` for anyone but administrators, `not_found`, `conflict` where it is published already.
 */
export function publishPost(actor: Actor, id: string): Promise<EditablePostDto> {
  return setStatus(actor, id, 'published');
}

/**
 * Takes a post from the blog and keeps it.
 * @throws DomainError `forbidden` for anyone but administrators, `not_found`, `conflict` where it is archived already.
 */
export function archivePost(actor: Actor, id: string): Promise<EditablePostDto> {
  return setStatus(actor, id, 'archived');
}
