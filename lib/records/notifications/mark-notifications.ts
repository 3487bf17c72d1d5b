import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db, Prisma, type Transaction } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { consume } from '@/lib/core/rate-limit/limit';
import { topicText } from '@/lib/core/topics/schema';
import { isId } from '@/lib/core/validation/fields';
import { announceInbox } from './announce-inbox';
import { HAS_HAPPENED } from './has-happened';
import type { NotificationKind, ReadNotificationsInput } from './schema';

/** Marks unread notifications of a user as read, in the caller's transaction; without `which`, all. Returns how many. */
async function markRead(tx: Transaction, userId: string, which: Prisma.Sql = Prisma.empty): Promise<number> {
  const count = await tx.$executeRaw`
    UPDATE notifications SET read_at = now(), seen_at = coalesce(seen_at, now())
    WHERE user_id = ${userId}::uuid AND read_at IS NULL AND ${HAS_HAPPENED} ${which}`;
  if (count > 0) await announceInbox(tx, [userId]);
  return count;
}

/**
 * Marks one notification of the actor as read. Idempotent.
 * @throws DomainError `not_found` for one of somebody else, `rate_limited`.
 */
export async function markNotificationRead(actor: Actor, id: string): Promise<void> {
  await consume('readByUser', actor.id);
  await db.$transaction(async (tx) => {
    const own = isId(id)
      ? await tx.notification.findFirst({ where: { id, userId: actor.id }, select: { id: true } })
      : null;
    if (!own) throw new DomainError('not_found');
    await markRead(tx, actor.id, Prisma.sql`AND id = ${id}::uuid`);
  });
}

function readBy({ topic, page }: ReadNotificationsInput): Prisma.Sql {
  // The page of an accepted offer tells of the deal that the notification leads to.
  if (page !== undefined) return Prisma.sql`AND ${page} IN (data->>'path', data->>'page')`;
  // Messages about the topic are read in their conversation.
  return topic ? Prisma.sql`AND topic = ${topicText(topic)} AND kind <> 'message'` : Prisma.empty;
}

/**
 * Marks all notifications of the actor as read, or those about what they have opened: a listing, a lot, or the page that the
 * notifications lead to. Returns how many.
 * @throws DomainError `rate_limited`.
 */
export async function markNotificationsRead(actor: Actor, opened: ReadNotificationsInput): Promise<number> {
  await consume('readByUser', actor.id);
  return db.$transaction((tx) => markRead(tx, actor.id, readBy(opened)));
}

/** Marks what a user was notified of about one subject as read, in the transaction that reads the subject itself. */
export async function markSubjectRead(
  tx: Transaction,
  userId: string,
  kind: NotificationKind,
  subject: string,
): Promise<void> {
  await markRead(tx, userId, Prisma.sql`AND kind = ${kind} AND subject = ${subject}`);
}

/**
 * Records that the actor has had all notifications up to now on the screen: no mail repeats them.
 * @throws DomainError `rate_limited`.
 */
export async function markNotificationsSeen(actor: Actor): Promise<void> {
  await consume('readByUser', actor.id);
  await db.$executeRaw`
    UPDATE notifications SET seen_at = now()
    WHERE user_id = ${actor.id}::uuid AND seen_at IS NULL AND happened_at <= now()`;
}
