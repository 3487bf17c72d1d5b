import 'server-only';
import type { Transaction } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';

/**
 * Locks the active administrators and the account of `userId` until the transaction ends and returns the
 * administrators' ids, so that administrators who remove one another are serialized. Rows are locked in one fixed
 * order, whether or not they still administer, to avoid deadlocks. NO KEY, so that concurrent inserts that refer to an
 * administrator (foreign keys) don't wait.
 */
export async function lockAdmins(tx: Transaction, userId: string): Promise<string[]> {
  const held = await tx.$queryRaw<{ id: string; isAdmin: boolean }[]>`
    SELECT id, role = 'admin' AND suspended_at IS NULL AND closed_at IS NULL AS "isAdmin" FROM users
    WHERE id IN (SELECT id FROM users WHERE role = 'admin' AND suspended_at IS NULL AND closed_at IS NULL UNION ALL SELECT ${userId}::uuid)
    ORDER BY id FOR NO KEY UPDATE`;
  return held.flatMap(({ id, isAdmin }) => (isAdmin ? [id] : []));
}

/**
 * Refuses to remove the only administrator.
 * @throws DomainError `last_admin`.
 */
export function refuseLastAdmin(admins: readonly string[], userId: string): void {
  if (admins.length === 1 && admins[0] === userId) throw new DomainError('last_admin');
}
