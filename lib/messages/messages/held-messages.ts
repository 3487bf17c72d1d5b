import 'server-only';
import { findMailRecipient } from '@/lib/accounts/accounts/find-mail-recipient';
import { Prisma, db, type Transaction } from '@/lib/core/db/client';
import { AFTER_UNDO_MS } from '@/lib/core/durations';
import { logger } from '@/lib/core/log/logger';
import { announceInbox } from '@/lib/records/notifications/announce-inbox';
import { topicOf } from '@/lib/core/topics/schema';
import { isHeldSeller } from '@/lib/records/risk-signals/is-held-seller';
import { bringBack } from './archive';
import { notifyRecipient } from './notify-recipient';
import { readMessages } from './read-messages';

/**
 * What nothing that happened since speaks against: of a listing that was taken down nobody hears any more, nor does one
 * of the two who blocked the other. A release that a moderator may still undo delivers nothing yet.
 */
const deliverable = (now: Date) => Prisma.sql`m.held_at IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM risk_cases c JOIN case_decisions d ON d.id = c.decision_id
  WHERE c.owner_id = m.from_user_id AND d.undone_at IS NULL
    AND (c.closed_at >= m.held_at AND d.action <> 'dismissed' OR d.created_at > ${new Date(now.getTime() - AFTER_UNDO_MS)}))
  AND NOT EXISTS (SELECT 1 FROM user_blocks b WHERE (b.blocker_id, b.blocked_id) IN ((m.from_user_id, m.to_user_id), (m.to_user_id, m.from_user_id)))`;

/** Whether a message waits for a moderator: its sender's new listings do, and nothing has passed between the two yet. */
export async function holdsFirstMessage(tx: Transaction, fromUserId: string, toUserId: string): Promise<boolean> {
  if (!(await isHeldSeller(tx, fromUserId))) return false;
  const between = [
    { fromUserId, toUserId },
    { fromUserId: toUserId, toUserId: fromUserId },
  ];
  return (await tx.message.count({ where: { heldAt: null, OR: between } })) === 0;
}

/**
 * Delivers the held messages of everybody whom a moderator has cleared, or whose score fell; those of suspended people,
 * and of who had a listing taken down, stay.
 * Safe in several processes. Returns how many.
 */
export async function releaseMessages(now = new Date()): Promise<number> {
  const senders = await db.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT m.from_user_id AS id FROM messages m JOIN users u ON u.id = m.from_user_id
    WHERE ${deliverable(now)} AND u.suspended_at IS NULL AND u.closed_at IS NULL`;
  let released = 0;
  for (const { id } of senders)
    released += await db
      .$transaction((tx) => releaseOf(tx, id, now))
      // Others' messages don't wait for one that fails; it is tried again with the next run.
      .catch((err: unknown) => {
        logger.error({ err }, 'held messages could not be delivered');
        return 0;
      });
  return released;
}

async function releaseOf(tx: Transaction, senderId: string, now: Date): Promise<number> {
  // Whoever undoes one of these decisions waits for this transaction and finds it final, or has made this one wait and
  // is seen here.
  const decisions = await tx.$queryRaw<{ id: string }[]>`
    SELECT d.id FROM case_decisions d JOIN risk_cases c ON c.decision_id = d.id
    WHERE c.owner_id = ${senderId}::uuid AND d.undone_at IS NULL AND d.final_at IS NULL ORDER BY d.id FOR UPDATE OF d`;
  if (await isHeldSeller(tx, senderId)) return 0;
  const delivered = await tx.$queryRaw<{ id: string }[]>`
    UPDATE messages m SET held_at = NULL, is_read = false WHERE from_user_id = ${senderId}::uuid AND ${deliverable(now)} RETURNING id`;
  if (delivered.length > 0)
    await tx.caseDecision.updateMany({
      where: { id: { in: decisions.map(({ id }) => id) } },
      data: { finalAt: now },
    });
  for (const { id } of delivered) {
    const [message] = await readMessages(Prisma.sql`SELECT * FROM messages WHERE id = ${id}::uuid`, { client: tx });
    const recipient = message && (await findMailRecipient(message.toUserId, tx));
    if (!recipient) continue;
    // It is older than what its recipient may have put aside since.
    await bringBack(tx, recipient.id, { personId: senderId, topic: topicOf(message) });
    await notifyRecipient(tx, message, recipient, now);
    await announceInbox(tx, [recipient.id]);
  }
  return delivered.length;
}
