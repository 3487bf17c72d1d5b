import 'server-only';
import { db, Prisma } from '@/lib/core/db/client';
import type { Locale } from '@/lib/core/i18n/locales';
import { cardSelect, toPostCard } from './columns';
import type { PostCardDto, PostPage } from './dto';
import { BLOG_PAGE_SIZE, type BlogQuery } from './query-schema';

/**
 * The published posts for readers of a language: those written in it, and the Spanish ones that aren't translated into
 * it.
 */
export function readableIn(language: Locale): Prisma.Sql {
  return Prisma.sql`p.status = 'published' AND (p.language = ${language} OR (p.language = 'es' AND NOT EXISTS (
    SELECT 1 FROM blog_posts t WHERE t.translation_of = p.translation_of AND t.language = ${language} AND t.status = 'published')))`;
}

/** Returns the cards of these posts, in this order. */
export async function cardsOf(ids: readonly { id: string }[]): Promise<PostCardDto[]> {
  const rows = await db.blogPost.findMany({ where: { id: { in: ids.map(({ id }) => id) } }, select: cardSelect });
  return ids.flatMap(({ id }) => rows.filter((row) => row.id === id)).map(toPostCard);
}

/**
 * Lists the published posts, newest first, a page at a time. `search` matches title, excerpt and content, ignoring case
 * and accents.
 */
export async function listPosts(language: Locale, { category, search, tag, page }: BlogQuery): Promise<PostPage> {
  const where = Prisma.join(
    [
      readableIn(language),
      ...(category ? [Prisma.sql`p.category = ${category}::blog_category`] : []),
      ...(search
        ? search.split(/\s+/).map((word) => Prisma.sql`p.search_text LIKE corral_contains_pattern(${word})`)
        : []),
      ...(tag ? [Prisma.sql`p.tags @> ARRAY[${tag}]`] : []),
    ],
    ' AND ',
  );
  const [[found], ids] = await Promise.all([
    db.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total FROM blog_posts p WHERE ${where}`,
    db.$queryRaw<{ id: string }[]>`
      SELECT p.id FROM blog_posts p WHERE ${where} ORDER BY p.published_at DESC, p.id DESC LIMIT ${BLOG_PAGE_SIZE} OFFSET ${(page - 1) * BLOG_PAGE_SIZE}`,
  ]);
  const total = found?.total ?? 0;
  return { posts: await cardsOf(ids), total, page, totalPages: Math.max(1, Math.ceil(total / BLOG_PAGE_SIZE)) };
}
