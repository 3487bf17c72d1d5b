import 'server-only';
import { Prisma, type Transaction } from '@/lib/core/db/client';
import { newId } from '@/lib/core/db/new-id';
import type { Email } from '@/lib/core/email/layout';
import type { PhoneMessage } from '@/lib/core/phones/phone-message';

/** Replaces lone surrogates, which truncated text may end with and JSON columns reject. */
const whole = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');

/** A mail as the outbox keeps it. */
const storable = (email: Email) => ({
  ...email,
  subject: whole(email.subject),
  text: whole(email.text),
  html: whole(email.html),
});

/**
 * Queues a mail in the caller's transaction, so that either both are committed or neither; after the commit the
 * caller calls `deliverSoon()`. Mails with `expiresAt` are sent before others and never after that time, mails with
 * `dueAt` never before it, and mails about a notification only while it is unseen. `null` writes a row and sends
 * nothing: for operations whose duration must not reveal whether there was a recipient. Returns the mail's id, with
 * which `withdrawMails` takes it back.
 */
export async function queueMail(
  tx: Transaction,
  email: Email | null,
  { expiresAt, dueAt, notificationId }: { expiresAt?: Date; dueAt?: Date; notificationId?: string } = {},
): Promise<string> {
  const { id } = await tx.outboxMail.create({
    data: email
      ? {
          mail: storable(email),
          expiresAt,
          notificationId,
          ...(dueAt && { dueAt }),
        }
      : { mail: {}, sentAt: new Date() },
    select: { id: true },
  });
  return id;
}

/**
 * The part of a statement that queues a mail about the notification that its part `notified` wrote, as `queueMail` does; none for
 * null.
 */
export const queuedWith = (
  notified: Prisma.Sql,
  email: Email | null,
  { expiresAt, dueAt }: { expiresAt: Date | undefined; dueAt: Date | undefined },
): Prisma.Sql => Prisma.sql`
  INSERT INTO outbox (id, mail, due_at, expires_at, notification_id)
  SELECT ${newId()}::uuid, ${JSON.stringify(email && storable(email))}::jsonb, coalesce(${dueAt ?? null}, now()), ${expiresAt ?? null}, id
  FROM ${notified} WHERE ${email !== null} RETURNING id`;

/** Queues a code for a phone like a mail, in the caller's transaction; it is never sent after `expiresAt`. */
export async function queuePhoneMessage(tx: Transaction, message: PhoneMessage, expiresAt: Date): Promise<void> {
  await tx.outboxMail.create({ data: { mail: message, expiresAt } });
}

/**
 * Replaces the mail that is queued about a notification, in the caller's transaction; it is due when it was. Returns the
 * mail's id, null if none is queued or it is being sent.
 */
export async function replaceQueuedMail(tx: Transaction, notificationId: string, email: Email): Promise<string | null> {
  const [replaced] = await tx.$queryRaw<{ id: string }[]>`
    UPDATE outbox SET mail = ${JSON.stringify(storable(email))}::jsonb
    WHERE notification_id = ${notificationId}::uuid AND attempts = 0 AND sent_at IS NULL AND failed_at IS NULL RETURNING id`;
  return replaced?.id ?? null;
}
