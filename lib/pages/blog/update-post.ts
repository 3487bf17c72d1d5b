import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { adminAct, requireAdmin, type AuditAction } from '@/lib/records/audit/admin-act';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { DomainError } from '@/lib/core/errors/domain-error';
import { storage } from '@/lib/files/storage/storage';
import { isId } from '@/lib/core/validation/fields';
import { editSelect, toEditablePost } from './columns';
import type { EditablePostDto } from './dto';
import { abandonedFiles, claimPostPictures } from './post-pictures';
import type { PostFields, PostStatus } from './schema';
import { lockPost, logged, postColumns, refusingDuplicates } from './write-post';

function auditActionOf(before: PostStatus, after: PostStatus): AuditAction {
  if (before === after || after === 'draft') return 'blog_post.updated';
  return after === 'published' ? 'blog_post.published' : 'blog_post.archived';
}

/**
 * Updates a post, including its status. Deletes pictures that it no longer uses, unless another post does.
 * @param seenAt the `updatedAt` that the editor was loaded with, so that a change made since, in another tab or by
 * another administrator, isn't overwritten
 * @throws DomainError `forbidden` unless the actor is an administrator, `not_found`, `post_changed`, `slug_taken`,
 * `conflict`, `invalid_input`.
 */
export async function updatePost(
  actor: Actor,
  id: string,
  fields: PostFields,
  seenAt?: string,
): Promise<EditablePostDto> {
  requireAdmin(actor);
  if (!isId(id)) throw new DomainError('not_found');
  const { post, abandoned } = await refusingDuplicates(() =>
    adminAct(actor, async (tx) => {
      const row = await lockPost(tx, id, fields.translationOf);
      if (seenAt !== undefined && seenAt !== row.updatedAt.toISOString()) throw new DomainError('post_changed');
      await claimPostPictures(tx, actor, fields);
      const updated = await tx.blogPost.update({
        where: { id },
        data: await postColumns(tx, fields, row.publishedAt),
        select: editSelect,
      });
      await pagesChanged(tx, ['blog']);
      const before = toEditablePost(row);
      const { content, title, slug, language, translationOf, excerpt, featuredImage, category, tags, status } = before;
      return {
        result: { post: toEditablePost(updated), abandoned: await abandonedFiles(tx, before) },
        entries: [
          {
            action: auditActionOf(before.status, fields.status),
            target: 'blog_post',
            id,
            before: logged({
              content,
              title,
              slug,
              language,
              translationOf,
              excerpt,
              featuredImage,
              category,
              tags,
              status,
            }),
            after: logged(fields),
          },
        ],
      };
    }),
  );
  // After the commit and best effort: an orphaned file does no harm, whereas a rollback couldn't restore a deleted
  // picture.
  await storage()
    .delete(abandoned)
    .catch(() => undefined);
  return post;
}
