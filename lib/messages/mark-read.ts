import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import { db } from '@/lib/db/client';
import { DomainError } from '@/lib/errors/domain-error';
import { topicIds } from '@/lib/topics/schema';
import { isId } from '@/lib/validation/fields';
import type { ConversationKey } from './conversation-key';

/**
 * Marks a message that the actor received as read. Idempotent.
 * @throws DomainError `message_not_found` for other messages, including those that the actor sent.
 */
export async function markMessageRead(actor: Actor, id: string): Promise<void> {
  if (!isId(id)) throw new DomainError('message_not_found');
  const { count } = await db.message.updateMany({ where: { id, toUserId: actor.id }, data: { isRead: true } });
  if (count === 0) throw new DomainError('message_not_found');
}

/** Marks the messages of a conversation that the actor received as read. */
export async function markConversationRead(actor: Actor, { personId, topic }: ConversationKey): Promise<void> {
  await db.message.updateMany({
    where: { toUserId: actor.id, fromUserId: personId, ...topicIds(topic), isRead: false },
    data: { isRead: true },
  });
}
