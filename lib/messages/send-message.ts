import 'server-only';
import type { Actor } from '@/lib/accounts/actor';
import { findMailRecipient, type MailRecipient } from '@/lib/accounts/find-mail-recipient';
import { Prisma, db, type Transaction } from '@/lib/db/client';
import { sendNewMessage } from '@/lib/email/new-message';
import { DomainError, invalidField } from '@/lib/errors/domain-error';
import { getListing } from '@/lib/listings/get-listing';
import { consume, refund } from '@/lib/rate-limit/limit';
import { isId } from '@/lib/validation/fields';
import { isBlockedBetween } from './blocks';
import { conversationKeyText } from './conversation-key';
import type { MessageDto } from './dto';
import { readMessages } from './read-messages';
import type { SendMessageInput } from './schema';

/** The same words to the same person within this time are one impatient click, not two messages. */
const DOUBLE_SUBMIT = Prisma.sql`interval '10 seconds'`;
/** Where the first of two is looked for: among the sender's last messages, which the index has at hand. */
const LAST_SENT = 20;

/**
 * Sends a message and mails its recipient. A listing's owner is written to by whoever sees the listing; within a conversation
 * about it both go on writing, also once it is paused. Sent twice within ten seconds it is one message and one mail.
 * @throws DomainError `invalid_input` at `toUserId` (oneself, not the listing's owner), `recipient_not_found`, `listing_not_found`,
 * `messaging_blocked`, `rate_limited`.
 */
export async function sendMessage(actor: Actor, input: SendMessageInput): Promise<MessageDto> {
  await consume('messageByUser', actor.id);
  const recipient = await findRecipient(actor, input.toUserId);
  await checkListing(actor, recipient.id, input.listingId);
  if (await isBlockedBetween(actor.id, recipient.id)) throw new DomainError('messaging_blocked');

  const { id, isNew } = await db.$transaction((tx) => storeOnce(tx, actor, { ...input, toUserId: recipient.id }), { maxWait: 10_000, timeout: 10_000 });
  const [message] = await readMessages(Prisma.sql`SELECT * FROM messages WHERE id = ${id}::uuid`);
  // The listing's deletion or an account's may overtake the answer.
  if (!message) throw new DomainError('recipient_not_found');
  if (isNew) {
    const conversation = conversationKeyText({ personId: actor.id, listingId: message.listingId });
    void sendNewMessage(recipient, { sender: `${message.fromUser.firstName} ${message.fromUser.lastName}`.trim(), text: message.message, listing: message.listing?.title ?? null, conversation });
  } else {
    await refund('messageByUser', actor.id);
  }
  return message;
}

/** Somebody who can be written to, and is not the actor. */
async function findRecipient(actor: Actor, toUserId: string): Promise<MailRecipient> {
  if (toUserId.toLowerCase() === actor.id) throw invalidField('toUserId', 'messageToOneself');
  const recipient = await findMailRecipient(toUserId);
  if (!recipient) throw new DomainError('recipient_not_found');
  return recipient;
}

/** The listing is the recipient's and the actor sees it, or the two have written about it before. */
async function checkListing(actor: Actor, recipientId: string, listingId: string | null): Promise<void> {
  if (listingId === null) return;
  if (!isId(listingId)) throw new DomainError('listing_not_found');
  const between = [{ fromUserId: recipientId, toUserId: actor.id }, { fromUserId: actor.id, toUserId: recipientId }];
  if (await db.message.findFirst({ where: { listingId, OR: between }, select: { id: true } })) return;
  const listing = await getListing(actor, listingId);
  if (!listing) throw new DomainError('listing_not_found');
  if (listing.userId !== recipientId) throw invalidField('toUserId', 'notTheOwner');
}

/** Stores the message, or finds the one that was just stored with the same words. */
async function storeOnce(tx: Transaction, actor: Actor, input: SendMessageInput): Promise<{ id: string; isNew: boolean }> {
  // Sends between the same two people wait for each other; without that, two at once would both find no earlier one.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`message:${actor.id}:${input.toUserId}`}, 0))`;
  const [earlier] = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM (SELECT * FROM messages WHERE from_user_id = ${actor.id}::uuid ORDER BY id DESC LIMIT ${LAST_SENT}) m
    WHERE to_user_id = ${input.toUserId}::uuid AND message = ${input.message}
      AND listing_id IS NOT DISTINCT FROM ${input.listingId}::uuid AND created_at > now() - ${DOUBLE_SUBMIT}
    LIMIT 1`;
  if (earlier) return { id: earlier.id, isNew: false };
  const { id } = await tx.message.create({ data: { ...input, fromUserId: actor.id }, select: { id: true } });
  return { id, isNew: true };
}
