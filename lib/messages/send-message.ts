import 'server-only';
import type { Actor } from '@/lib/accounts/actor';
import { findMailRecipient, type MailRecipient } from '@/lib/accounts/find-mail-recipient';
import { Prisma, db, type Transaction } from '@/lib/db/client';
import type { Email } from '@/lib/email/layout';
import { newMessageMail } from '@/lib/email/new-message';
import { DomainError, invalidField } from '@/lib/errors/domain-error';
import { deliverSoon } from '@/lib/outbox/courier';
import { queueMail } from '@/lib/outbox/queue-mail';
import { consume, refund } from '@/lib/rate-limit/limit';
import { findTopic } from '@/lib/topics/find-topic';
import { topicIds, topicOf, type Topic } from '@/lib/topics/schema';
import { isId } from '@/lib/validation/fields';
import { isBlockedBetween } from './blocks';
import { conversationKeyText } from './conversation-key';
import { topicOfMessage, type MessageDto } from './dto';
import { aboutTopic, readMessages } from './read-messages';
import type { SendMessageInput } from './schema';

/** The same words to the same person within this time are one impatient click, not two messages. */
const DOUBLE_SUBMIT = Prisma.sql`interval '10 seconds'`;
/** Where the first of two is looked for: among the sender's last messages, which the index has at hand. */
const LAST_SENT = 20;

/**
 * Sends a message and mails its recipient. The owner of a listing, of equipment or of a lot is written to by whoever sees it; within a
 * conversation about it both go on writing, also once it is paused. Sent twice within ten seconds it is one message and one mail.
 * @throws DomainError `invalid_input` at `toUserId` (oneself, not the owner), `recipient_not_found`, `listing_not_found`,
 * `messaging_blocked`, `rate_limited`.
 */
export async function sendMessage(actor: Actor, input: SendMessageInput): Promise<MessageDto> {
  await consume('messageByUser', actor.id);
  const recipient = await findRecipient(actor, input.toUserId);
  await checkTopic(actor, recipient.id, topicOf(input));
  if (await isBlockedBetween(actor.id, recipient.id)) throw new DomainError('messaging_blocked');

  const { message, isNew } = await db.$transaction(
    async (tx) => {
      const stored = await storeOnce(tx, actor, { ...input, toUserId: recipient.id });
      if (stored.isNew) await queueMail(tx, await mailOf(stored.message, recipient));
      return stored;
    },
    { maxWait: 10_000, timeout: 10_000 },
  );
  if (isNew) deliverSoon();
  else await refund('messageByUser', actor.id);
  return message;
}

function mailOf(message: MessageDto, recipient: MailRecipient): Promise<Email> {
  const { firstName, lastName } = message.fromUser;
  const topic = topicOfMessage(message);
  const conversation = conversationKeyText({ personId: message.fromUserId, topic });
  return newMessageMail(recipient, { sender: `${firstName} ${lastName}`.trim(), text: message.message, listing: topic?.title ?? null, conversation });
}

/** Somebody who can be written to, and is not the actor. */
async function findRecipient(actor: Actor, toUserId: string): Promise<MailRecipient> {
  if (toUserId.toLowerCase() === actor.id) throw invalidField('toUserId', 'messageToOneself');
  const recipient = await findMailRecipient(toUserId);
  if (!recipient) throw new DomainError('recipient_not_found');
  return recipient;
}

/** What it is about is the recipient's and the actor sees it, or the two have written about it before; a lot's seller writes to who won it. */
async function checkTopic(actor: Actor, recipientId: string, topic: Topic | null): Promise<void> {
  if (topic === null) return;
  if (!isId(topic.id)) throw new DomainError('listing_not_found');
  const between = [{ fromUserId: recipientId, toUserId: actor.id }, { fromUserId: actor.id, toUserId: recipientId }];
  if (await db.message.findFirst({ where: { ...topicIds(topic), OR: between }, select: { id: true } })) return;
  const subject = await findTopic(actor, topic);
  if (!subject) throw new DomainError('listing_not_found');
  const toWinner = subject.userId === actor.id && subject.winnerId === recipientId;
  if (subject.userId !== recipientId && !toWinner) throw invalidField('toUserId', 'notTheOwner');
}

/** Stores the message, or finds the one that was just stored with the same words. */
async function storeOnce(tx: Transaction, actor: Actor, input: SendMessageInput): Promise<{ message: MessageDto; isNew: boolean }> {
  // Sends between the same two people wait for each other; without that, two at once would both find no earlier one.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`message:${actor.id}:${input.toUserId}`}, 0))`;
  const [earlier] = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM (SELECT * FROM messages WHERE from_user_id = ${actor.id}::uuid ORDER BY id DESC LIMIT ${LAST_SENT}) m
    WHERE to_user_id = ${input.toUserId}::uuid AND message = ${input.message}
      AND ${aboutTopic(topicOf(input))} AND created_at > now() - ${DOUBLE_SUBMIT}
    LIMIT 1`;
  const { id } = earlier ?? (await tx.message.create({ data: { ...input, fromUserId: actor.id }, select: { id: true } }));
  const [message] = await readMessages(Prisma.sql`SELECT * FROM messages WHERE id = ${id}::uuid`, tx);
  // Its recipient's account may have been deleted since.
  if (!message) throw new DomainError('recipient_not_found');
  return { message, isNew: !earlier };
}
