import 'server-only';
import type { Transaction } from '@/lib/db/client';
import type { Email } from '@/lib/email/layout';

/** Replaces lone surrogates, which truncated text may end with and JSON columns reject. */
const whole = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');

/**
 * Queues a mail in the caller's transaction, so that either both are committed or neither; after the commit the
 * caller calls `deliverSoon()`. Mails with `expiresAt` are sent before others and never after that time, those with
 * `dueAt` not before. `null` writes a row and sends nothing: for operations whose duration must not reveal whether there
 * was a recipient. Returns the mail's id, with which `withdrawMails` takes it back.
 */
export async function queueMail(
  tx: Transaction,
  email: Email | null,
  { expiresAt, dueAt }: { expiresAt?: Date; dueAt?: Date } = {},
): Promise<string> {
  const { id } = await tx.outboxMail.create({
    data: email
      ? {
          mail: { ...email, subject: whole(email.subject), text: whole(email.text), html: whole(email.html) },
          expiresAt,
          ...(dueAt && { dueAt }),
        }
      : { mail: {}, sentAt: new Date() },
    select: { id: true },
  });
  return id;
}
