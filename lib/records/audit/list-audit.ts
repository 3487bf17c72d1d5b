import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { fullName } from '@/lib/core/validation/full-name';
import { db, type Prisma } from '@/lib/core/db/client';
import { isId } from '@/lib/core/validation/fields';
import { TABLE_PAGE_SIZE, tableWindow } from '@/lib/core/validation/table-query';
import { requireAdmin, type AuditAction, type AuditTarget } from './admin-act';
import { auditChanges } from './changes';
import type { AuditTable } from './dto';
import type { AuditQuery } from './query-schema';
import { targetNames } from './target-names';

/**
 * Finds the administrators whose e-mail address or name matches. The distinct actors of the log are read with a loose
 * index scan (one index lookup per actor): they are few, however large the log and the table of users are.
 */
async function actorsLike(search: string): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    WITH RECURSIVE actors AS (
      (SELECT actor_id FROM audit_log ORDER BY actor_id LIMIT 1)
      UNION ALL
      SELECT (SELECT l.actor_id FROM audit_log l WHERE l.actor_id > a.actor_id ORDER BY l.actor_id LIMIT 1) FROM actors a WHERE a.actor_id IS NOT NULL
    )
    SELECT u.id FROM actors JOIN users u ON u.id = actor_id
    WHERE corral_normalize(u.first_name || ' ' || u.last_name || ' ' || u.email) LIKE corral_contains_pattern(${search})`;
  return rows.map(({ id }) => id);
}

/** An id matches the target or the actor; any other search matches the administrators' names and e-mail addresses. */
async function matches(search: string): Promise<Prisma.AuditLogWhereInput> {
  if (isId(search)) return { OR: [{ targetId: search.toLowerCase() }, { actorId: search }] };
  return { actorId: { in: await actorsLike(search) } };
}

/**
 * Lists the audit log, a page at a time.
 * @throws DomainError `forbidden` unless the actor is an administrator.
 */
export async function listAudit(actor: Actor, { search, action, sort, page: asked }: AuditQuery): Promise<AuditTable> {
  requireAdmin(actor);
  const where: Prisma.AuditLogWhereInput = { ...(search ? await matches(search) : {}), ...(action ? { action } : {}) };
  const total = await db.auditLog.count({ where });
  const { page, totalPages, offset } = tableWindow(total, asked);
  const direction = sort === 'created_asc' ? 'asc' : 'desc';
  const rows = await db.auditLog.findMany({
    where,
    orderBy: [{ createdAt: direction }, { id: direction }],
    take: TABLE_PAGE_SIZE,
    skip: offset,
  });
  const [actors, names] = await Promise.all([
    db.user.findMany({
      where: { id: { in: rows.map(({ actorId }) => actorId) } },
      select: { id: true, firstName: true, lastName: true, email: true },
    }),
    targetNames(rows),
  ]);
  const byId = new Map(
    actors.map(({ id, firstName, lastName, email }) => [id, { name: fullName({ firstName, lastName }), email }]),
  );
  const items = rows.map(({ before, after, createdAt, ...row }) => ({
    ...row,
    actor: byId.get(row.actorId) ?? null,
    action: row.action as AuditAction,
    targetType: row.targetType as AuditTarget,
    targetName: names.get(row.targetId) ?? null,
    changes: auditChanges(before, after),
    createdAt: createdAt.toISOString(),
  }));
  return { items, total, page, totalPages };
}
