import 'server-only';
import { db } from '@/lib/core/db/client';
import { languageOf, type Locale } from '@/lib/core/i18n/locales';
import { renderMarkdown } from '@/lib/core/markdown/render-markdown';
import { cardSelect, toPostCard } from './columns';
import type { PostCardDto } from './dto';

const FEED_LENGTH = 20;

/** Lists the newest published posts in `language` with their HTML, for its feed. */
export async function listForFeed(language: Locale): Promise<(PostCardDto & { html: string })[]> {
  const rows = await db.blogPost.findMany({
    where: { status: 'published', language },
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    take: FEED_LENGTH,
    select: cardSelect,
  });
  return rows.map((row) => ({ ...toPostCard(row), html: renderMarkdown(row.content).html }));
}

/** Lists every published post with the published posts of its group (language → slug), for the sitemap. */
export async function listPostsForSitemap(): Promise<
  { updatedAt: Date; language: Locale; slug: string; translations: Partial<Record<Locale, string>> }[]
> {
  const rows = await db.blogPost.findMany({
    where: { status: 'published' },
    orderBy: { id: 'asc' },
    select: { id: true, slug: true, language: true, translationOf: true, updatedAt: true },
  });
  const groups = new Map<string, Partial<Record<Locale, string>>>();
  for (const { id, slug, language, translationOf } of rows) {
    const group = groups.get(translationOf ?? id) ?? {};
    group[languageOf(language)] = slug;
    groups.set(translationOf ?? id, group);
  }
  return rows.map(({ id, slug, language, translationOf, updatedAt }) => ({
    slug,
    updatedAt,
    language: languageOf(language),
    translations: groups.get(translationOf ?? id) ?? {},
  }));
}
