import 'server-only';
import { createHash } from 'node:crypto';
import { Prisma, type Transaction } from '@/lib/db/client';
import { DomainError, invalidField } from '@/lib/errors/domain-error';
import { toColumn } from './category-column';
import { editSelect } from './columns';
import type { PostFields } from './schema';

/** A post as the log remembers it: the text itself would fill it, so it is told by its length and what begins its SHA-256. */
export function logged({ content, ...post }: PostFields): Prisma.InputJsonObject {
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return { ...post, content: `${content.length} · ${digest}` };
}

/**
 * Holds a post until the transaction ends, and with it the one that it is to translate: in one order, so that two that name each other
 * do not wait for each other.
 * @throws DomainError `not_found`.
 */
export async function lockPost(tx: Transaction, id: string, translates: string | null = null) {
  await tx.$executeRaw`SELECT 1 FROM blog_posts WHERE id IN (${id}::uuid, ${translates}::uuid) ORDER BY id FOR UPDATE`;
  const row = await tx.blogPost.findUnique({ where: { id }, select: editSelect });
  if (!row) throw new DomainError('not_found');
  return row;
}

/**
 * The group that a post joins as a translation of `of`: a post, which founds one under its own id where it has none, or a group.
 * @throws DomainError `invalid_input` on `translationOf` where there is neither.
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

/** The columns of a post, for creating and changing it. It is published once; the moment stays when it is taken back and shown again. */
export async function postColumns(tx: Transaction, fields: PostFields, publishedAt: Date | null) {
  const { category, translationOf, ...columns } = fields;
  return {
    ...columns,
    category: toColumn(category),
    translationOf: await joinGroup(tx, translationOf),
    publishedAt: fields.status === 'published' ? (publishedAt ?? new Date()) : publishedAt,
  };
}

/** Runs a write, and says at which field a unique index refused it. @throws DomainError `slug_taken` or `conflict`. */
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
