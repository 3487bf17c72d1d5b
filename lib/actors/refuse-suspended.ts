import 'server-only';
import type { Transaction } from '@/lib/db/client';
import { DomainError } from '@/lib/errors/domain-error';

/**
 * Holds the account of somebody who puts something before the public until the transaction ends: a request that was under way when they
 * were suspended, or a link from an old mail, brings nothing back.
 * @throws DomainError `account_suspended`.
 */
export async function refuseSuspended(tx: Transaction, userId: string): Promise<void> {
  const [user] = await tx.$queryRaw<
    { suspendedAt: Date | null }[]
  >`SELECT suspended_at AS "suspendedAt" FROM users WHERE id = ${userId}::uuid FOR KEY SHARE`;
  if (user?.suspendedAt) throw new DomainError('account_suspended');
}
