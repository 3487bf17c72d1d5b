import 'server-only';
import type { Transaction } from '@/lib/db/client';
import { DomainError } from '@/lib/errors/domain-error';

/**
 * Locks the account of someone who publishes until the transaction ends, so that a request in flight (or an old e-mail
 * link) can't publish after a suspension.
 * @throws DomainError `account_suspended`.
 */
export async function refuseSuspended(tx: Transaction, userId: string): Promise<void> {
  const [user] = await tx.$queryRaw<
    { suspended: boolean }[]
  >`SELECT suspended_at IS NOT NULL AND coalesce(suspended_until > now(), true) AS suspended FROM users WHERE id = ${userId}::uuid FOR KEY SHARE`;
  if (user?.suspended) throw new DomainError('account_suspended');
}
