import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import type { Transaction } from '@/lib/db/client';
import type { Role } from '@/lib/db/generated/enums';
import { DomainError } from '@/lib/errors/domain-error';
import { isId } from '@/lib/validation/fields';
import { lockAdmins, refuseLastAdmin } from './last-admin';

type LockedAccount = { id: string; role: Role; suspendedAt: Date | null; suspensionReason: string | null };

/**
 * Reads somebody else's account for an administrator's change and holds it until the transaction ends. Administrators are held as well,
 * and asked again whether the actor still is one: whoever is being removed removes nobody.
 * @throws DomainError `not_found`, `own_account` for the actor's, `last_admin` for the only one, `forbidden` for who administers no more.
 */
export async function lockAccount(tx: Transaction, actor: Actor, userId: string): Promise<LockedAccount> {
  if (!isId(userId)) throw new DomainError('not_found');
  const admins = await lockAdmins(tx, userId);
  const [account] = await tx.$queryRaw<LockedAccount[]>`
    SELECT id, role, suspended_at AS "suspendedAt", suspension_reason AS "suspensionReason" FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
  if (!account) throw new DomainError('not_found');
  if (account.id === actor.id) throw new DomainError('own_account');
  refuseLastAdmin(admins, account.id);
  if (!admins.includes(actor.id)) throw new DomainError('forbidden');
  return account;
}
