import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { requireAdmin } from '@/lib/records/audit/admin-act';
import { db } from '@/lib/core/db/client';
import type { Prisma } from '@/lib/core/db/generated/client';
import { isId } from '@/lib/core/validation/fields';
import { renderMarkdown } from '@/lib/core/markdown/render-markdown';
import { languageOf } from '@/lib/core/i18n/locales';
import { postSelect, toPostCard } from './columns';
import type { PostDto } from './dto';
import { slugSchema, type PostStatus } from './schema';

/**
 * Returns the post with this slug, or null if `actor` (null: a visitor) may not read it. Only administrators read
 * drafts and archived posts.
 */
export async function getPost(actor: Actor | null, slug: string): Promise<PostDto | null> {
  if (!slugSchema.safeParse(slug).success) return null;
  const row = await db.blogPost.findUnique({ where: { slug }, select: postSelect });
  return row && mayReadPost(actor, row) ? toPost(row) : null;
}

/**
 * Returns a post of any status as its page would show it, or null.
 * @throws DomainError `forbidden` unless the actor is an administrator.
 */
export async function getPostPreview(actor: Actor, id: string): Promise<PostDto | null> {
  requireAdmin(actor);
  const row = isId(id) ? await db.blogPost.findUnique({ where: { id }, select: postSelect }) : null;
  return row && toPost(row);
}

async function toPost(row: Prisma.BlogPostGetPayload<{ select: typeof postSelect }>): Promise<PostDto> {
  const { content, status, viewCount, updatedAt, translationOf } = row;
  const group = translationOf
    ? await db.blogPost.findMany({
        where: { translationOf, status: 'published' },
        select: { language: true, slug: true },
      })
    : [];
  return {
    ...toPostCard(row),
    content,
    status,
    viewCount,
    hasExcerpt: row.excerpt !== '',
    ...renderMarkdown(content),
    updatedAt: updatedAt.toISOString(),
    translations: Object.fromEntries([...group, row].map((post) => [languageOf(post.language), post.slug])),
  };
}

/** Published posts are public; administrators can preview the others. */
function mayReadPost(actor: Actor | null, { status }: { status: PostStatus }): boolean {
  return status === 'published' || actor?.role === 'admin';
}
