import 'server-only';
import type { Transaction } from '@/lib/db/client';
import type { Email } from '@/lib/email/layout';

/** Half a character, as a cut text may end with, is text that no JSON column takes. */
const whole = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');

/**
 * Writes down a mail that a operation owes, in the operation's transaction: both come about or neither. After the commit the caller says
 * `deliverSoon()`; without that the next sweep sends it. After `expiresAt` the mail is not sent any more, and before others until then.
 * `null` leaves the same trace and sends nothing: for operations whose time must not tell whether there was somebody to write to.
 */
export async function queueMail(
  tx: Transaction,
  email: Email | null,
  { expiresAt }: { expiresAt?: Date } = {},
): Promise<void> {
  await tx.outboxMail.create({
    data: email
      ? {
          mail: { ...email, subject: whole(email.subject), text: whole(email.text), html: whole(email.html) },
          expiresAt,
        }
      : { mail: {}, sentAt: new Date() },
    select: { id: true },
  });
}
