import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import { db } from '@/lib/db/client';
import { DomainError } from '@/lib/errors/domain-error';
import { topicIds } from '@/lib/topics/schema';
import { isId } from '@/lib/validation/fields';
import { announceInbox } from './announce-inbox';
import type { ConversationKey } from './conversation-key';

/**
 * Marks a message that the actor received as read, which its sender sees. Idempotent.
 * @throws DomainError `message_not_found` for other messages, including those that the actor sent.
 */
export async function markMessageRead(actor: Actor, id: string): Promise<void> {
  if (!isId(id)) throw new DomainError('message_not_found');
  await db.$transaction(async (tx) => {
    const message = await tx.message.findFirst({ where: { id, toUserId: actor.id }, select: { fromUserId: true } });
    if (!message) throw new DomainError('message_not_found');
    const { count } = await tx.message.updateMany({ where: { id, isRead: false }, data: { isRead: true } });
    if (count > 0) await announceInbox(tx, [actor.id, message.fromUserId]);
  });
}

/** Marks the messages of a conversation that the actor received as read, which their sender sees. */
export async function markConversationRead(actor: Actor, { personId, topic }: ConversationKey): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.message.updateMany({
      where: { toUserId: actor.id, fromUserId: personId, ...topicIds(topic), isRead: false },
      data: { isRead: true },
    });
    if (count > 0) await announceInbox(tx, [actor.id, personId]);
  });
}
