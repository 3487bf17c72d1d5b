import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { requireAdmin } from '@/lib/records/audit/admin-act';
import { db, Prisma } from '@/lib/core/db/client';
import { TABLE_PAGE_SIZE, tableWindow, type TablePage } from '@/lib/core/validation/table-query';
import { adminUserSelect, toAdminUserDto } from './admin-columns';
import type { AdminUserDto } from './dto';
import type { UserQuery } from './query-schema';

const ORDERS = {
  created_desc: Prisma.sql`created_at DESC, id DESC`,
  created_asc: Prisma.sql`created_at, id`,
  name_asc: Prisma.sql`corral_normalize(first_name || ' ' || last_name), id`,
  name_desc: Prisma.sql`corral_normalize(first_name || ' ' || last_name) DESC, id DESC`,
} as const satisfies Record<UserQuery['sort'], Prisma.Sql>;

const STATES = {
  active: Prisma.sql`suspended_at IS NULL`,
  suspended: Prisma.sql`suspended_at IS NOT NULL`,
  unconfirmed: Prisma.sql`email_confirmed_at IS NULL`,
} as const satisfies Record<NonNullable<UserQuery['state']>, Prisma.Sql>;

function conditions({ search, role, state }: UserQuery): Prisma.Sql {
  const asked = [
    // Must match the expression of the index users_search.
    ...(search
      ? [
          Prisma.sql`corral_normalize(first_name || ' ' || last_name || ' ' || email) LIKE corral_contains_pattern(${search})`,
        ]
      : []),
    ...(role ? [Prisma.sql`role = ${role}::role`] : []),
    ...(state ? [STATES[state]] : []),
  ];
  return asked.length > 0 ? Prisma.sql`WHERE ${Prisma.join(asked, ' AND ')}` : Prisma.empty;
}

/**
 * Lists all accounts, a page at a time. `search` matches the name and the e-mail address, ignoring case and accents.
 * @throws DomainError `forbidden` unless the actor is an administrator.
 */
export async function listUsers(actor: Actor, query: UserQuery): Promise<TablePage<AdminUserDto>> {
  requireAdmin(actor);
  const where = conditions(query);
  const [found] = await db.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total FROM users ${where}`;
  const total = found?.total ?? 0;
  const { page, totalPages, offset } = tableWindow(total, query.page);
  const ids = await db.$queryRaw<
    { id: string }[]
  >`SELECT id FROM users ${where} ORDER BY ${ORDERS[query.sort]} LIMIT ${TABLE_PAGE_SIZE} OFFSET ${offset}`;
  const rows = await db.user.findMany({ where: { id: { in: ids.map(({ id }) => id) } }, select: adminUserSelect });
  const byId = new Map(rows.map((row) => [row.id, toAdminUserDto(row)]));
  return { items: ids.flatMap(({ id }) => byId.get(id) ?? []), total, page, totalPages };
}
