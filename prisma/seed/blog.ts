import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { toColumn } from '@/lib/pages/blog/category-column';
import { BLOG_CATEGORIES } from '@/lib/pages/blog/categories';
import { EXCERPT_MAX, POST_TITLE_MAX, slugSchema } from '@/lib/pages/blog/schema';
import { splitFrontMatter } from '@/lib/records/content/front-matter';
import type { Prisma } from '@/lib/core/db/client';
import { DAY_MS, HOUR_MS } from '@/lib/core/durations';
import { LOCALES } from '@/lib/core/i18n/locales';

const FOLDER = path.join(__dirname, 'content', 'blog');
/** Posts are published at seven in the morning in Montevideo instead of at the time of the seed. */
const MORNING_MS = 10 * HOUR_MS;

const frontMatterSchema = z.object({
  title: z.string().min(1).max(POST_TITLE_MAX),
  slug: slugSchema,
  language: z.enum(LOCALES),
  category: z.enum(BLOG_CATEGORIES),
  excerpt: z.string().min(1).max(EXCERPT_MAX),
  tags: z.string().transform((tags) =>
    tags
      .split(',')
      .map((tag) => tag.trim().toLowerCase())
      .filter(Boolean),
  ),
  /** Shared by the translations of an article. */
  key: z.string().min(1),
  publishedDaysAgo: z.coerce.number().int().min(0),
});

export type DemoPost = z.output<typeof frontMatterSchema> & { content: string };

/** Parses an article: front matter of `name: value` lines, then Markdown. @throws Error if it is invalid */
export function parseArticle(text: string): DemoPost {
  const { fields, body } = splitFrontMatter(text);
  return { ...frontMatterSchema.parse(fields), content: body };
}

/** Returns the demo's articles, oldest first. */
export async function demoPosts(): Promise<DemoPost[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.md')).sort();
  const posts = await Promise.all(
    names.map(async (name) => {
      try {
        return parseArticle(await readFile(path.join(FOLDER, name), 'utf8'));
      } catch (cause) {
        throw new Error(`The article ${name} can't be read.`, { cause });
      }
    }),
  );
  return posts.sort((a, b) => b.publishedDaysAgo - a.publishedDaysAgo || a.slug.localeCompare(b.slug));
}

/**
 * Returns the rows of the demo's articles. The posts of a category alternate between its two pictures, with
 * translations using the picture of their original; view counts are derived from the age.
 */
export async function postRows(
  authorId: string,
  makeId: (name: string, time: Date) => string,
  now: Date,
): Promise<Prisma.BlogPostCreateManyInput[]> {
  const groups = new Map<string, { id: string; picture: string }>();
  const perCategory = new Map<string, number>();
  const posts = await demoPosts();
  return posts.map(({ key, publishedDaysAgo, category, ...post }, index) => {
    const publishedAt = new Date(
      Math.min(
        now.getTime() - 60_000,
        Math.floor(now.getTime() / DAY_MS) * DAY_MS + MORNING_MS - publishedDaysAgo * DAY_MS,
      ),
    );
    const id = makeId(post.slug, publishedAt);
    let group = groups.get(key);
    if (!group) {
      const count = perCategory.get(category) ?? 0;
      perCategory.set(category, count + 1);
      group = { id, picture: `/art/blog-${category}${count % 2 === 0 ? '' : '-2'}.webp` };
      groups.set(key, group);
    }
    return {
      ...post,
      id,
      authorId,
      translationOf: posts.filter((other) => other.key === key).length > 1 ? group.id : null,
      featuredImage: group.picture,
      category: toColumn(category),
      status: 'published' as const,
      publishedAt,
      createdAt: publishedAt,
      viewCount: 40 + publishedDaysAgo * 7 + ((index * 37) % 90),
    };
  });
}
