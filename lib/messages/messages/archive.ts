import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { Prisma, db, type Transaction } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { consume } from '@/lib/core/rate-limit/limit';
import { isId } from '@/lib/core/validation/fields';
import type { ConversationKey } from './conversation-key';
import { aboutTopic } from './read-messages';

/** The condition that `userId` put the conversation aside whose last message is `lastId`, a piece of SQL. */
export function isArchived(userId: string, lastId: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`EXISTS (SELECT 1 FROM archived_conversations put
    WHERE put.user_id = ${userId}::uuid AND put.message_id = ${lastId})`;
}

/**
 * Puts one of the actor's conversations aside, for the actor alone; idempotent. `lastMessageId` is the last message that
 * they saw: one that arrived meanwhile keeps the conversation in the list, as any later one brings it back. Nothing is
 * marked as read, which its sender would see.
 * @throws DomainError `message_not_found` if the actor reads no such message in the conversation, `rate_limited`.
 */
export async function archiveConversation(actor: Actor, key: ConversationKey, lastMessageId: string): Promise<void> {
  await consume('changeByUser', actor.id);
  if (!isId(lastMessageId)) throw new DomainError('message_not_found');
  await db.$transaction(async (tx) => {
    const [last] = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM messages m WHERE m.id = ${lastMessageId}::uuid AND ${isIn(actor.id, key)}`;
    if (!last) throw new DomainError('message_not_found');
    await bringBack(tx, actor.id, key);
    await tx.archivedConversation.createMany({
      data: [{ userId: actor.id, messageId: lastMessageId }],
      skipDuplicates: true,
    });
  });
}

/**
 * Puts one of the actor's conversations back into the list; idempotent.
 * @throws DomainError `rate_limited`.
 */
export async function unarchiveConversation(actor: Actor, key: ConversationKey): Promise<void> {
  await consume('changeByUser', actor.id);
  await bringBack(db, actor.id, key);
}

/** Puts a conversation back into the list of `userId`. */
export async function bringBack(client: Transaction, userId: string, key: ConversationKey): Promise<void> {
  await client.$executeRaw`
    DELETE FROM archived_conversations put USING messages m
    WHERE put.user_id = ${userId}::uuid AND m.id = put.message_id AND ${isIn(userId, key)}`;
}

/** The condition that a message `m` is in a conversation as `userId` reads it: without what is held for them. */
function isIn(userId: string, { personId, topic }: ConversationKey): Prisma.Sql {
  return Prisma.sql`(m.from_user_id = ${userId}::uuid AND m.to_user_id = ${personId}::uuid
    OR m.from_user_id = ${personId}::uuid AND m.to_user_id = ${userId}::uuid AND m.held_at IS NULL) AND ${aboutTopic(topic)}`;
}
