import 'server-only';
import { queueAlert } from '@/lib/accounts/account-alerts/queue-alert';
import type { Transaction } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { factorsOf } from '@/lib/core/actors/factors-of';

/**
 * Removes a second factor by `remove`; with the last one go the recovery codes, which replace nothing any more.
 * @throws DomainError `not_found` if there is nothing to remove.
 */
export async function removeFactor(
  tx: Transaction,
  userId: string,
  remove: () => Promise<{ count: number }>,
): Promise<void> {
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
  await queueAlert(tx, userId, 'factorRemoved');
  const { count } = await remove();
  if (count === 0) throw new DomainError('not_found');
  if ((await factorsOf(userId, tx)).length === 0) await tx.recoveryCode.deleteMany({ where: { userId } });
}
