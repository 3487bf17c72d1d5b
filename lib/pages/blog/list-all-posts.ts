import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { fullName } from '@/lib/core/validation/full-name';
import { requireAdmin } from '@/lib/records/audit/admin-act';
import { db, Prisma } from '@/lib/core/db/client';
import { tablePage } from '@/lib/core/db/table-page';
import type { TablePage } from '@/lib/core/validation/table-query';
import { fromColumn } from './category-column';
import { languageOf } from '@/lib/core/i18n/locales';
import type { PostRowDto } from './dto';
import { missingLanguages } from './list-versions';
import type { PostTableQuery } from './query-schema';

const ORDERS: Record<PostTableQuery['sort'], Prisma.Sql> = {
  created_desc: Prisma.sql`created_at DESC, id DESC`,
  created_asc: Prisma.sql`created_at, id`,
  published_desc: Prisma.sql`published_at DESC NULLS LAST, id DESC`,
  published_asc: Prisma.sql`published_at NULLS FIRST, id`,
  title_asc: Prisma.sql`title, id`,
  title_desc: Prisma.sql`title DESC, id DESC`,
  views_desc: Prisma.sql`view_count DESC, id DESC`,
  views_asc: Prisma.sql`view_count, id`,
};

const rowSelect = {
  id: true,
  title: true,
  slug: true,
  language: true,
  translationOf: true,
  category: true,
  status: true,
  publishedAt: true,
  viewCount: true,
  createdAt: true,
  updatedAt: true,
  author: { select: { firstName: true, lastName: true } },
} as const satisfies Prisma.BlogPostSelect;

/**
 * Lists posts of any status, a page at a time. `search` matches title, excerpt and content.
 * @throws DomainError `forbidden` unless the actor is an administrator.
 */
export async function listAllPosts(
  actor: Actor,
  { search, page, sort, status, category, language }: PostTableQuery,
): Promise<TablePage<PostRowDto>> {
  requireAdmin(actor);
  const where = [
    ...(search ? [Prisma.sql`search_text LIKE corral_contains_pattern(${search})`] : []),
    ...(status ? [Prisma.sql`status = ${status}::blog_status`] : []),
    ...(category ? [Prisma.sql`category = ${category}::blog_category`] : []),
    ...(language ? [Prisma.sql`language = ${language}`] : []),
  ];
  const { items: rows, ...table } = await tablePage(
    { from: Prisma.sql`blog_posts`, where, order: ORDERS[sort], page },
    (ids) => db.blogPost.findMany({ where: { id: { in: ids } }, select: rowSelect }),
  );
  const missing = await missingLanguages(rows);
  const items = rows.map(
    ({ author, language: written, category: column, publishedAt, createdAt, updatedAt, ...row }) => ({
      ...row,
      language: languageOf(written),
      missing: missing.get(row.id) ?? [],
      category: fromColumn(column),
      publishedAt: publishedAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      author: author && fullName(author),
    }),
  );
  return { ...table, items };
}
