import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import { adminAct, type AuditEntry } from '@/lib/audit/admin-act';
import { pagesChanged } from '@/lib/cache/page-changes';
import { editSelect, toEditablePost } from './columns';
import type { EditablePostDto } from './dto';
import { claimPostPictures } from './post-pictures';
import type { PostFields } from './schema';
import { logged, postColumns, refusingDuplicates } from './write-post';

/**
 * Writes a post; one whose status is `published` is there for everybody at once.
 * @throws DomainError `forbidden` for anyone but administrators, `slug_taken`, `conflict` where its group has this language already,
 *   `invalid_input` where a picture is gone.
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
