import 'server-only';
import { db, type Transaction } from '@/lib/core/db/client';
import { isId } from '@/lib/core/validation/fields';

/** What is needed to send somebody an e-mail; never shown to other users. */
export type MailRecipient = { id: string; email: string; firstName: string; language: string };

/** Finds a user who can be sent e-mails, or returns null if there is no such user or the account is suspended or closed. */
export async function findMailRecipient(id: string, tx: Transaction = db): Promise<MailRecipient | null> {
  if (!isId(id)) return null;
  const row = await tx.user.findUnique({
    where: { id },
    select: { id: true, email: true, firstName: true, language: true, suspendedAt: true, closedAt: true },
  });
  if (!row || row.suspendedAt || row.closedAt) return null;
  const { suspendedAt: _suspended, closedAt: _closed, ...recipient } = row;
  return recipient;
}
