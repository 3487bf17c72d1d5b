import 'server-only';
import { db } from '@/lib/db/client';
import { isId } from '@/lib/validation/fields';

/** What is needed to write to somebody; goes into mails, never to another person. */
export type MailRecipient = { id: string; email: string; firstName: string; language: string };

/** A person who can be written to, or null: nobody has this id, or their account is suspended. */
export async function findMailRecipient(id: string): Promise<MailRecipient | null> {
  if (!isId(id)) return null;
  const row = await db.user.findUnique({
    where: { id },
    select: { id: true, email: true, firstName: true, language: true, suspendedAt: true },
  });
  if (!row || row.suspendedAt) return null;
  const { suspendedAt: _suspended, ...recipient } = row;
  return recipient;
}
