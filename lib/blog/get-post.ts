import 'server-only';
import type { Actor } from '@/lib/accounts/actor';
import { db } from '@/lib/db/client';
import { languageOf, postSelect, toPostCard } from './columns';
import type { PostDto } from './dto';
import { mayReadPost } from './policy';
import { renderMarkdown } from './render-markdown';
import { slugSchema } from './schema';

/** The post at a slug as `actor` (null: a visitor) may read it, or null. Drafts and archived posts are for administrators. */
export async function getPost(actor: Actor | null, slug: string): Promise<PostDto | null> {
  if (!slugSchema.safeParse(slug).success) return null;
  const row = await db.blogPost.findUnique({ where: { slug }, select: postSelect });
  if (!row || !mayReadPost(actor, row)) return null;
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
