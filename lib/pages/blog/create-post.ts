import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { adminAct, type AuditEntry } from '@/lib/records/audit/admin-act';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { editSelect, toEditablePost } from './columns';
import type { EditablePostDto } from './dto';
import { claimPostPictures } from './post-pictures';
import type { PostFields } from './schema';
import { logged, postColumns, refusingDuplicates } from './write-post';

/**
 * Creates a post; with the status `published` it is public at once.
 * @throws DomainError `forbidden` unless the actor is an administrator, `slug_taken`, `conflict` if its group already
 * has this language, `invalid_input` if a picture no longer exists.
 */
export async function createPost(actor: Actor, fields: PostFields): Promise<EditablePostDto> {
  return refusingDuplicates(() =>
    adminAct(actor, async (tx) => {
      await claimPostPictures(tx, actor, fields);
      const post = await tx.blogPost.create({
        data: { ...(await postColumns(tx, fields, null)), authorId: actor.id },
        select: editSelect,
      });
      await pagesChanged(tx, ['blog']);
      const created: AuditEntry = {
        action: 'blog_post.created',
        target: 'blog_post',
        id: post.id,
        before: null,
        after: logged(fields),
      };
      return { result: toEditablePost(post), entries: [created] };
    }),
  );
}
