import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { requireConfirmed } from '@/lib/core/actors/require-confirmed';
import { adminAct } from '@/lib/records/audit/admin-act';
import { DomainError } from '@/lib/core/errors/domain-error';
import { keepUndo } from '@/lib/records/undo/keep-undo';
import { adminUserSelect, toAdminUserDto } from './admin-columns';
import type { AdminUserDto } from './dto';
import { lockAccount } from './lock-account';
import type { RoleChange } from './schema';

/**
 * Changes a user's role, effective at once in their open sessions as well.
 * @throws DomainError `forbidden` unless the actor is an administrator, `confirmation_required`, `not_found`, `own_account`, `last_admin`,
 * `conflict` if the user already has that role.
 */
export async function setRole(actor: Actor, { userId, role }: RoleChange, now = new Date()): Promise<AdminUserDto> {
  return adminAct(actor, async (tx) => {
    requireConfirmed(actor, now);
    const before = await lockAccount(tx, actor, userId);
    if (before.role === role) throw new DomainError('conflict');
    const user = await tx.user.update({ where: { id: before.id }, data: { role }, select: adminUserSelect });
    const undo = { before: { role: before.role }, after: { role } };
    await keepUndo(tx, actor, { kind: 'role', targetId: before.id, ...undo }, now);
    return {
      result: toAdminUserDto(user),
      entries: [{ action: 'user.role', target: 'user', id: before.id, before: { role: before.role }, after: { role } }],
    };
  });
}
