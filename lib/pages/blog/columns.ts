import 'server-only';
import { fullName } from '@/lib/core/validation/full-name';
import type { Prisma } from '@/lib/core/db/client';
import { languageOf } from '@/lib/core/i18n/locales';
import { plainText, readingMinutes } from '@/lib/core/markdown/render-markdown';
import { fromColumn } from './category-column';
import type { EditablePostDto, PostCardDto } from './dto';

const SUMMARY_LENGTH = 220;

const base = {
  id: true,
  slug: true,
  title: true,
  language: true,
  category: true,
  tags: true,
  excerpt: true,
  content: true,
  featuredImage: true,
  publishedAt: true,
} as const;

export const cardSelect = {
  ...base,
  author: { select: { id: true, firstName: true, lastName: true } },
} as const satisfies Prisma.BlogPostSelect;

export const postSelect = {
  ...cardSelect,
  status: true,
  viewCount: true,
  updatedAt: true,
  translationOf: true,
} as const satisfies Prisma.BlogPostSelect;

export const editSelect = {
  ...base,
  status: true,
  viewCount: true,
  createdAt: true,
  updatedAt: true,
  translationOf: true,
} as const satisfies Prisma.BlogPostSelect;

function beginning(text: string): string {
  if (text.length <= SUMMARY_LENGTH) return text;
  const cut = text.slice(0, SUMMARY_LENGTH);
  return `${cut.slice(0, cut.lastIndexOf(' ')).trimEnd()}…`;
}

/** Maps a stored post to its card in lists. */
export function toPostCard(row: Prisma.BlogPostGetPayload<{ select: typeof cardSelect }>): PostCardDto {
  const { id, slug, title, tags, featuredImage, author } = row;
  const text = plainText(row.content);
  return {
    id,
    slug,
    title,
    tags,
    featuredImage,
    language: languageOf(row.language),
    category: fromColumn(row.category),
    excerpt: row.excerpt || beginning(text),
    readingMinutes: readingMinutes(text),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    author: author && { id: author.id, name: fullName(author) },
  };
}

/** Maps a stored post for its editor. */
export function toEditablePost(row: Prisma.BlogPostGetPayload<{ select: typeof editSelect }>): EditablePostDto {
  const { publishedAt, createdAt, updatedAt, language, category, ...rest } = row;
  return {
    ...rest,
    language: languageOf(language),
    category: fromColumn(category),
    publishedAt: publishedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
