import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import type { Transaction } from '@/lib/core/db/client';
import { columnsOf } from '@/lib/core/db/columns-of';
import type { Role } from '@/lib/core/db/generated/enums';
import { DomainError } from '@/lib/core/errors/domain-error';
import { isId } from '@/lib/core/validation/fields';
import { lockAdmins, refuseLastAdmin } from './last-admin';

type LockedAccount = {
  id: string;
  role: Role;
  suspendedAt: Date | null;
  suspendedUntil: Date | null;
  suspensionReason: string | null;
};

/**
 * Locks another user's account for a change by an administrator until the transaction ends. Locks the administrators as
 * well and checks again that the actor is one, so that an administrator who is being removed can't remove anybody.
 * @throws DomainError `not_found`, `own_account` for the actor's own, `last_admin` for the only administrator,
 * `forbidden` if the actor is no longer an administrator.
 */
export async function lockAccount(tx: Transaction, actor: Actor, userId: string): Promise<LockedAccount> {
  if (!isId(userId)) throw new DomainError('not_found');
  const admins = await lockAdmins(tx, userId);
  const [account] = await tx.$queryRaw<LockedAccount[]>`
    SELECT ${columnsOf('User', ['id', 'role', 'suspendedAt', 'suspendedUntil', 'suspensionReason'])} FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
  if (!account) throw new DomainError('not_found');
  if (account.id === actor.id) throw new DomainError('own_account');
  refuseLastAdmin(admins, account.id);
  if (!admins.includes(actor.id)) throw new DomainError('forbidden');
  return account;
}
