import 'server-only';
import { findMailRecipient } from '@/lib/accounts/find-mail-recipient';
import { Prisma, db, type Transaction } from '@/lib/db/client';
import { logger } from '@/lib/log/logger';
import { announceInbox } from '@/lib/notifications/announce-inbox';
import { isHeldSeller } from '@/lib/risk/is-held-seller';
import { notifyRecipient } from './notify-recipient';
import { readMessages } from './read-messages';

/**
 * What nothing that happened since speaks against: of a listing that was taken down nobody hears any more, nor does one
 * of the two who blocked the other.
 */
const DELIVERABLE = Prisma.sql`m.held_at IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM risk_cases c JOIN case_decisions d ON d.id = c.decision_id
  WHERE c.owner_id = m.from_user_id AND c.closed_at >= m.held_at AND d.action <> 'dismissed' AND d.undone_at IS NULL)
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
    WHERE ${DELIVERABLE} AND u.suspended_at IS NULL AND u.closed_at IS NULL`;
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
  if (await isHeldSeller(tx, senderId)) return 0;
  const delivered = await tx.$queryRaw<{ id: string }[]>`
    UPDATE messages m SET held_at = NULL, is_read = false WHERE from_user_id = ${senderId}::uuid AND ${DELIVERABLE} RETURNING id`;
  for (const { id } of delivered) {
    const [message] = await readMessages(Prisma.sql`SELECT * FROM messages WHERE id = ${id}::uuid`, { client: tx });
    const recipient = message && (await findMailRecipient(message.toUserId));
    if (!recipient) continue;
    await notifyRecipient(tx, message, recipient, now);
    await announceInbox(tx, [recipient.id]);
  }
  return delivered.length;
}
