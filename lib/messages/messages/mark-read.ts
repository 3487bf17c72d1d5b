import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { announceInbox } from '@/lib/records/notifications/announce-inbox';
import { markSubjectRead } from '@/lib/records/notifications/mark-notifications';
import { topicIds, topicOf } from '@/lib/core/topics/schema';
import { isId } from '@/lib/core/validation/fields';
import { conversationKeyText, type ConversationKey } from './conversation-key';

/**
 * Marks a message that the actor received as read, which its sender sees. Idempotent.
 * @throws DomainError `message_not_found` for other messages, including those that the actor sent.
 */
export async function markMessageRead(actor: Actor, id: string): Promise<void> {
  if (!isId(id)) throw new DomainError('message_not_found');
  await db.$transaction(async (tx) => {
    const message = await tx.message.findFirst({
      where: { id, toUserId: actor.id, heldAt: null },
      select: { fromUserId: true, listingId: true, equipmentId: true, auctionLotId: true },
    });
    if (!message) throw new DomainError('message_not_found');
    const { count } = await tx.message.updateMany({ where: { id, isRead: false }, data: { isRead: true } });
    if (count === 0) return;
    await announceInbox(tx, [actor.id, message.fromUserId]);
    const key = { personId: message.fromUserId, topic: topicOf(message) };
    const unread = await tx.message.findFirst({ where: unreadOf(actor, key), select: { id: true } });
    if (!unread) await markSubjectRead(tx, actor.id, 'message', conversationKeyText(key));
  });
}

const unreadOf = (actor: Actor, { personId, topic }: ConversationKey) => ({
  toUserId: actor.id,
  fromUserId: personId,
  ...topicIds(topic),
  isRead: false,
});

/** Marks the messages of a conversation that the actor received as read, which their sender sees. */
export async function markConversationRead(actor: Actor, key: ConversationKey): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.message.updateMany({ where: unreadOf(actor, key), data: { isRead: true } });
    if (count > 0) await announceInbox(tx, [actor.id, key.personId]);
    await markSubjectRead(tx, actor.id, 'message', conversationKeyText(key));
  });
}
