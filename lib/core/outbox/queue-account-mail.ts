import 'server-only';
import type { Transaction } from '@/lib/core/db/client';
import type { Email } from '@/lib/core/email/layout';
import { queueMail } from './queue-mail';

/**
 * Queues a mail about an account to its user, in the caller's transaction; nothing is sent while the address isn't
 * confirmed, because it may be somebody else's. Returns the mail's id, null without one.
 */
export async function queueAccountMail(
  tx: Transaction,
  userId: string,
  email: Email,
  dueAt?: Date,
): Promise<string | null> {
  if ((await tx.user.count({ where: { id: userId, emailConfirmedAt: { not: null } } })) === 0) return null;
  return queueMail(tx, email, dueAt ? { dueAt } : {});
}
