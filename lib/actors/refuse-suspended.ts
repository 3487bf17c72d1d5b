import 'server-only';
import type { Transaction } from '@/lib/db/client';
import { DomainError } from '@/lib/errors/domain-error';

/**
 * Locks the account of someone who publishes until the transaction ends, so that a request in flight (or an old e-mail
 * link) can't publish after a suspension, or after the account was closed.
 * @throws DomainError `account_suspended`, `account_closed`.
 */
export async function refuseSuspended(tx: Transaction, userId: string): Promise<void> {
  const [user] = await tx.$queryRaw<{ suspended: boolean; closed: boolean }[]>`
    SELECT suspended_at IS NOT NULL AND coalesce(suspended_until > now(), true) AS suspended, closed_at IS NOT NULL AS closed
    FROM users WHERE id = ${userId}::uuid FOR KEY SHARE`;
  if (user?.suspended) throw new DomainError('account_suspended');
  if (user?.closed) throw new DomainError('account_closed');
}
