import 'server-only';
import type { Transaction } from '@/lib/db/client';
import { DomainError } from '@/lib/errors/domain-error';

/**
 * The ids of the administrators who can act, held until the transaction ends, with the account of `userId`: those who remove one another
 * go one by one. All are taken in one order, whoever of them still administers, so that nobody waits in a circle; and not against
 * foreign keys, so that what an administrator decides meanwhile may name them.
 */
export async function lockAdmins(tx: Transaction, userId: string): Promise<string[]> {
  const held = await tx.$queryRaw<{ id: string; isAdmin: boolean }[]>`
    SELECT id, role = 'admin' AND suspended_at IS NULL AS "isAdmin" FROM users
    WHERE id IN (SELECT id FROM users WHERE role = 'admin' AND suspended_at IS NULL UNION ALL SELECT ${userId}::uuid)
    ORDER BY id FOR NO KEY UPDATE`;
  return held.flatMap(({ id, isAdmin }) => (isAdmin ? [id] : []));
}

/** @throws DomainError `last_admin` where nobody would be left to administer without this person. */
export function refuseLastAdmin(admins: readonly string[], userId: string): void {
  if (admins.length === 1 && admins[0] === userId) throw new DomainError('last_admin');
}
