import 'server-only';
import type { Transaction } from '@/lib/core/db/client';
import { withdrawMails } from '@/lib/core/outbox/withdraw-mails';

/**
 * Takes back notifications that are not shown yet with their queued mails, in the caller's transaction. Returns false if
 * one of the mails has been sent or is being sent; the caller then rolls back.
 */
export async function withdrawNotifications(tx: Transaction, mailIds: readonly string[]): Promise<boolean> {
  const ids = [...mailIds];
  await tx.$executeRaw`DELETE FROM notifications n USING outbox o WHERE o.id = ANY(${ids}::uuid[]) AND n.id = o.notification_id`;
  return withdrawMails(tx, ids);
}
