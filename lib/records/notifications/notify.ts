import 'server-only';
import { Prisma, type Transaction } from '@/lib/core/db/client';
import { newId } from '@/lib/core/db/new-id';
import { HOUR_MS } from '@/lib/core/durations';
import type { Email } from '@/lib/core/email/layout';
import { queuedWith, queueMail, replaceQueuedMail } from '@/lib/core/outbox/queue-mail';
import { topicText, type Topic } from '@/lib/core/topics/schema';
import { INBOX_CHANNEL } from './announce-inbox';
import type { NotificationData } from './dto';
import { traitsOf, type NotificationKind } from './schema';

/** After a mail about a subject that stays unread, the next one waits this long, with all that happened until then. */
const REPEAT_PAUSE_MS = HOUR_MS;

export type Notice = {
  kind: NotificationKind;
  /** The listing or lot that it is about. */
  topic: Topic | null;
  /** What repetitions have in common, if it isn't the topic. */
  subject?: string;
  data: NotificationData;
};

type Options = {
  now?: Date;
  /** What can still be undone is shown and mailed from then on. */
  from?: Date;
  /** The mail waits until then, for what may follow at once. */
  mailDueAt?: Date;
  /** The mail is useless after this time. */
  mailExpiresAt?: Date;
};

/**
 * Notifies a user in the caller's transaction, which is what happened; a repetition before the user has read the earlier
 * one counts it up. `mail` is a mail, or called with how often it happened since, and its mail is queued, which the outbox
 * doesn't send if the user has seen the notification before, or switched such mails off. Returns the mail's id, null
 * without one.
 */
export async function notify(
  tx: Transaction,
  userId: string,
  { kind, topic, subject, data }: Notice,
  mail: Email | ((count: number) => Promise<Email>) | null,
  { now = new Date(), from, mailDueAt = from, mailExpiresAt }: Options = {},
): Promise<string | null> {
  const { mail: mailSwitch, mailDelayMs } = traitsOf(kind);
  const about = topic && topicText(topic);
  const ready = mailDelayMs === undefined && mail !== null && typeof mail === 'object' ? mail : null;
  // In one statement with what tells the bell, and a mail that is ready: others may wait for the locks of the transaction.
  const [row] = await tx.$queryRaw<{ id: string; count: number; mailedAt: Date | null; mailId: string | null }[]>`
    WITH notified AS (INSERT INTO notifications AS n (id, user_id, kind, subject, topic, data, mail_switch, happened_at)
    VALUES (${newId(now.getTime())}::uuid, ${userId}::uuid, ${kind}, ${subject ?? about ?? ''}, ${about}, ${JSON.stringify(data)}::jsonb, ${mailSwitch}, ${from ?? now})
    ON CONFLICT (user_id, kind, subject) DO UPDATE SET
      count = CASE WHEN n.read_at IS NULL THEN n.count + 1 ELSE 1 END, topic = excluded.topic, data = excluded.data,
      mail_switch = excluded.mail_switch, happened_at = excluded.happened_at, seen_at = NULL, read_at = NULL
    RETURNING id, count, mailed_at),
    queued AS (${queuedWith(Prisma.sql`notified`, ready, { dueAt: mailDueAt, expiresAt: mailExpiresAt })})
    SELECT id, count, mailed_at AS "mailedAt", (SELECT id FROM queued) AS "mailId", CASE WHEN ${!from} THEN pg_notify(${INBOX_CHANNEL}, ${userId})::text END AS announced FROM notified`;
  if (!row) throw new Error('A notification was neither created nor updated');
  if (!mail || row.mailId) return row.mailId;
  const email = typeof mail === 'object' ? mail : await mail(row.count);
  const expires = mailExpiresAt && { expiresAt: mailExpiresAt };
  if (mailDelayMs === undefined)
    return queueMail(tx, email, { notificationId: row.id, ...(mailDueAt && { dueAt: mailDueAt }), ...expires });
  const afterPause = row.count > 1 && row.mailedAt ? row.mailedAt.getTime() + REPEAT_PAUSE_MS : 0;
  const dueAt = new Date(Math.max(now.getTime() + mailDelayMs, afterPause));
  return (
    (await replaceQueuedMail(tx, row.id, email)) ?? queueMail(tx, email, { notificationId: row.id, dueAt, ...expires })
  );
}
