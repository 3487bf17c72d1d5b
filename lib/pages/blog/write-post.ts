import 'server-only';
import { createHash } from 'node:crypto';
import { Prisma, type Transaction } from '@/lib/core/db/client';
import { DomainError, invalidField } from '@/lib/core/errors/domain-error';
import { toColumn } from './category-column';
import { editSelect } from './columns';
import type { PostFields } from './schema';

/**
 * Formats a post for the audit log: its content, which would bloat the log, is replaced by its length and the beginning
 * of its SHA-256.
 */
export function logged({ content, ...post }: PostFields): Prisma.InputJsonObject {
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return { ...post, content: `${content.length} · ${digest}` };
}

/**
 * Locks a post and the one that it is to translate until the transaction ends, in id order, so that two posts that
 * refer to each other don't deadlock.
 * @throws DomainError `not_found`.
 */
export async function lockPost(tx: Transaction, id: string, translates: string | null = null) {
  await tx.$executeRaw`SELECT 1 FROM blog_posts WHERE id IN (${id}::uuid, ${translates}::uuid) ORDER BY id FOR UPDATE`;
  const row = await tx.blogPost.findUnique({ where: { id }, select: editSelect });
  if (!row) throw new DomainError('not_found');
  return row;
}

/**
 * Resolves the group that a post joins as a translation of `of`: a group, or a post, which founds a group under its own
 * id if it has none.
 * @throws DomainError `invalid_input` at `translationOf` if there is neither.
 */
async function joinGroup(tx: Transaction, of: string | null): Promise<string | null> {
  if (of === null) return null;
  const original = await tx.blogPost.findUnique({ where: { id: of }, select: { translationOf: true } });
  if (original?.translationOf) return original.translationOf;
  if (original) {
    await tx.blogPost.update({ where: { id: of }, data: { translationOf: of }, select: { id: true } });
    return of;
  }
  if (await tx.blogPost.findFirst({ where: { translationOf: of }, select: { id: true } })) return of;
  throw invalidField('translationOf', 'translationUnknown');
}

/**
 * Returns the columns of a post for creating and updating it. The time of its first publication is kept when it is
 * archived and published again.
 */
export async function postColumns(tx: Transaction, fields: PostFields, publishedAt: Date | null) {
  const { category, translationOf, ...columns } = fields;
  return {
    ...columns,
    category: toColumn(category),
    translationOf: await joinGroup(tx, translationOf),
    publishedAt: fields.status === 'published' ? (publishedAt ?? new Date()) : publishedAt,
  };
}

/**
 * Runs a write and maps a violation of a unique index to the error of its field.
 * @throws DomainError `slug_taken` or `conflict`.
 */
export async function refusingDuplicates<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (cause) {
    if (!(cause instanceof Prisma.PrismaClientKnownRequestError) || cause.code !== 'P2002') throw cause;
    const translation = JSON.stringify(cause.meta).includes('translation');
    if (translation)
      throw new DomainError('conflict', { cause, fields: { translationOf: [{ key: 'translationTaken' }] } });
    throw new DomainError('slug_taken', { cause, fields: { slug: [{ key: 'slugTaken' }] } });
  }
}
