import 'server-only';
import type { Transaction } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';

type Standing = { suspended: boolean; closed: boolean };

/** Reads whether an account is suspended or closed, and locks it until the transaction ends. */
async function lockStanding(tx: Transaction, userId: string): Promise<Standing | undefined> {
  const [user] = await tx.$queryRaw<Standing[]>`
    SELECT suspended_at IS NOT NULL AND coalesce(suspended_until > now(), true) AS suspended, closed_at IS NOT NULL AS closed
    FROM users WHERE id = ${userId}::uuid FOR KEY SHARE`;
  return user;
}

/**
 * Locks the account of someone who publishes until the transaction ends, so that a request in flight (or an old e-mail
 * link) can't publish after a suspension, or after the account was closed.
 * @throws DomainError `account_suspended`, `account_closed`.
 */
export async function refuseSuspended(tx: Transaction, userId: string): Promise<void> {
  const user = await lockStanding(tx, userId);
  if (user?.suspended) throw new DomainError('account_suspended');
  if (user?.closed) throw new DomainError('account_closed');
}

/**
 * Refuses a suspended account that signs in. A closed one may: its session calls off the deletion, and nothing else.
 * @throws DomainError `account_suspended`.
 */
export async function refuseSuspendedSignIn(tx: Transaction, userId: string): Promise<void> {
  if ((await lockStanding(tx, userId))?.suspended) throw new DomainError('account_suspended');
}
