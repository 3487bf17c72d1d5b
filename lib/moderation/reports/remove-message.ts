import 'server-only';
import type { AuditEntry } from '@/lib/records/audit/admin-act';
import type { Transaction } from '@/lib/core/db/client';
import { announceInbox } from '@/lib/records/notifications/announce-inbox';

/**
 * Removes a message for both sides. Returns the audit entry, null if it was removed before or is deleted; `because` is
 * added to the entry.
 */
export async function removeMessage(
  tx: Transaction,
  id: string,
  because: { reportId?: string } = {},
): Promise<AuditEntry | null> {
  const changed = await change(tx, id, { from: null, to: new Date() });
  return changed
    ? { action: 'message.removed', target: 'message', id, before: null, after: { isActive: false, ...because } }
    : null;
}

/** Puts a removed message back. Returns the audit entry, null if it isn't removed. */
export async function restoreMessage(tx: Transaction, id: string): Promise<AuditEntry | null> {
  const changed = await change(tx, id, { from: { not: null }, to: null });
  return changed
    ? { action: 'message.restored', target: 'message', id, before: { isActive: false }, after: { isActive: true } }
    : null;
}

async function change(
  tx: Transaction,
  id: string,
  { from, to }: { from: null | { not: null }; to: Date | null },
): Promise<boolean> {
  const [message] = await tx.message.updateManyAndReturn({
    where: { id, removedAt: from },
    data: { removedAt: to },
    select: { fromUserId: true, toUserId: true },
  });
  if (message) await announceInbox(tx, [message.fromUserId, message.toUserId]);
  return message !== undefined;
}
