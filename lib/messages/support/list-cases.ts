import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { fullName } from '@/lib/core/validation/full-name';
import { requireAdmin } from '@/lib/records/audit/admin-act';
import { db, Prisma } from '@/lib/core/db/client';
import { tablePage } from '@/lib/core/db/table-page';
import { DomainError } from '@/lib/core/errors/domain-error';
import { isId } from '@/lib/core/validation/fields';
import { caseSelect, toCaseDto, type CaseDetailDto, type CaseTable } from './dto';
import type { CaseQuery, CaseSort } from './query-schema';

const ORDER: Record<CaseSort, Prisma.Sql> = {
  status_asc: Prisma.sql`status, created_at, id`,
  status_desc: Prisma.sql`status DESC, created_at DESC, id DESC`,
  created_desc: Prisma.sql`created_at DESC, id DESC`,
  created_asc: Prisma.sql`created_at, id`,
};

/** A case number matches the case, anything else the sender's name and address. */
function matches(search: string): Prisma.Sql {
  const number = /^(?:c-?)?(\d{6})$/i.exec(search)?.[1];
  if (number) return Prisma.sql`number = ${Number(number)}`;
  return Prisma.sql`corral_normalize(name || ' ' || email) LIKE corral_contains_pattern(${search})`;
}

/**
 * Returns a page of the support cases.
 * @throws DomainError `forbidden` for anyone but administrators.
 */
export async function listCases(actor: Actor, { search, status, topic, sort, page }: CaseQuery): Promise<CaseTable> {
  requireAdmin(actor);
  const where = [
    ...(search ? [matches(search)] : []),
    ...(status ? [Prisma.sql`status = ${status}::support_status`] : []),
    ...(topic ? [Prisma.sql`topic = ${topic}::support_topic`] : []),
  ];
  const { items, ...table } = await tablePage(
    { from: Prisma.sql`support_cases`, where, order: ORDER[sort], page },
    (ids) => db.supportCase.findMany({ where: { id: { in: ids } }, select: caseSelect }),
  );
  return { ...table, items: items.map(toCaseDto) };
}

/**
 * Returns a case with its answers, oldest first.
 * @throws DomainError `forbidden` for anyone but administrators, `not_found`.
 */
export async function getCase(actor: Actor, id: string): Promise<CaseDetailDto> {
  requireAdmin(actor);
  const row = isId(id)
    ? await db.supportCase.findUnique({
        where: { id },
        select: {
          ...caseSelect,
          replies: {
            select: { id: true, text: true, createdAt: true, author: { select: { firstName: true, lastName: true } } },
            orderBy: { id: 'asc' },
          },
        },
      })
    : null;
  if (!row) throw new DomainError('not_found');
  const { replies, ...fields } = row;
  return {
    ...toCaseDto(fields),
    replies: replies.map(({ author, createdAt, ...reply }) => ({
      ...reply,
      author: author && fullName(author),
      createdAt: createdAt.toISOString(),
    })),
  };
}
