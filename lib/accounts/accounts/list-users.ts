import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { requireAdmin } from '@/lib/records/audit/admin-act';
import { db, Prisma } from '@/lib/core/db/client';
import { tablePage } from '@/lib/core/db/table-page';
import type { TablePage } from '@/lib/core/validation/table-query';
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

function conditions({ search, role, state }: UserQuery): Prisma.Sql[] {
  return [
    // Must match the expression of the index users_search.
    ...(search
      ? [
          Prisma.sql`corral_normalize(first_name || ' ' || last_name || ' ' || email) LIKE corral_contains_pattern(${search})`,
        ]
      : []),
    ...(role ? [Prisma.sql`role = ${role}::role`] : []),
    ...(state ? [STATES[state]] : []),
  ];
}

/**
 * Lists all accounts, a page at a time. `search` matches the name and the e-mail address, ignoring case and accents.
 * @throws DomainError `forbidden` unless the actor is an administrator.
 */
export async function listUsers(actor: Actor, query: UserQuery): Promise<TablePage<AdminUserDto>> {
  requireAdmin(actor);
  const { items, ...table } = await tablePage(
    { from: Prisma.sql`users`, where: conditions(query), order: ORDERS[query.sort], page: query.page },
    (ids) => db.user.findMany({ where: { id: { in: ids } }, select: adminUserSelect }),
  );
  return { ...table, items: items.map((row) => toAdminUserDto(row)) };
}
