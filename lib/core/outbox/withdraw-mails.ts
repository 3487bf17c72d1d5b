import 'server-only';
import type { Transaction } from '@/lib/core/db/client';

/**
 * Deletes queued mails that are not due yet, in the caller's transaction. Returns false if one of them has been sent or
 * is being sent; the caller then rolls back.
 */
export async function withdrawMails(tx: Transaction, ids: readonly string[]): Promise<boolean> {
  const withdrawn = await tx.outboxMail.deleteMany({ where: { id: { in: [...ids] }, attempts: 0, sentAt: null } });
  return withdrawn.count === ids.length;
}
