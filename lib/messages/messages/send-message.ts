import 'server-only';
import { findMailRecipient, type MailRecipient } from '@/lib/accounts/accounts/find-mail-recipient';
import type { Actor } from '@/lib/core/actors/actor';
import { requireConfirmedEmail } from '@/lib/core/actors/require-confirmed-email';
import { findTopic } from '@/lib/market/topics/find-topic';
import { Prisma, db, type Transaction } from '@/lib/core/db/client';
import { RETRY_SECONDS, once } from '@/lib/core/db/once';
import { DomainError, invalidField } from '@/lib/core/errors/domain-error';
import { announceInbox } from '@/lib/records/notifications/announce-inbox';
import { deliverSoon } from '@/lib/core/outbox/outbox-worker';
import { phoneToDial } from '@/lib/core/phones/own-phone';
import { consume, refund } from '@/lib/core/rate-limit/limit';
import { queueRiskCheck } from '@/lib/records/risk-signals/queue-risk-check';
import { TOPIC_NOT_FOUND, topicIds, topicOf, type Topic } from '@/lib/core/topics/schema';
import { claimImages } from '@/lib/files/uploads/claim-uploads';
import { isId } from '@/lib/core/validation/fields';
import { isBlockedBetween } from './blocks';
import { findDealings } from './dealings';
import type { MessageDto } from './dto';
import { holdsFirstMessage } from './held-messages';
import { notifyRecipient } from './notify-recipient';
import { readMessages } from './read-messages';
import type { SendMessageInput } from './schema';

/** The same text and contact to the same person within this time is a double click, not a second message. */
const DOUBLE_CLICK_SECONDS = 10;

/**
 * Sends a message and notifies its recipient, by e-mail as well unless they read it soon. The first ones of a seller whom
 * rules speak strongly against wait until a moderator has looked; their sender sees no difference. A repeated request (same
 * key, or same text and contact within ten seconds) does so only once.
 * @throws DomainError `invalid_input` at `toUserId` (oneself, not the owner), `images` and `contactValue`, `recipient_not_found`,
 * `listing_not_found`, `lot_not_found`, `not_found` (equipment), `messaging_blocked`, `rate_limited`,
 * `email_unconfirmed`.
 */
export async function sendMessage(actor: Actor, input: SendMessageInput, now = new Date()): Promise<MessageDto> {
  requireConfirmedEmail(actor);
  await consume('messageByUser', actor.id);
  const recipient = await findRecipient(actor, input.toUserId);
  await checkTopic(actor, recipient.id, topicOf(input));
  if (await isBlockedBetween(actor.id, recipient.id)) throw new DomainError('messaging_blocked');

  const contactValue = await contactOf(actor, input);
  const { idempotencyKey, imageIds, ...columns } = { ...input, contactValue, toUserId: recipient.id };
  const content = [recipient.id, topicOf(input), input.message, input.contactMethod, contactValue, input.imageIds];
  const request = idempotencyKey
    ? { sent: ['message by key', idempotencyKey, ...content] as const, seconds: RETRY_SECONDS }
    : { sent: ['message', ...content] as const, seconds: DOUBLE_CLICK_SECONDS };
  const { result, repeated } = await db.$transaction((tx) =>
    once(
      tx,
      { userId: actor.id, ...request },
      {
        find: (id) => read(tx, id),
        make: async () => {
          const photos = await claimImages(tx, actor, imageIds, 'private/messages');
          const images = {
            images: photos.map(({ key }) => key),
            imageDetails: photos.map(({ details }) => details),
          };
          // The recipient's account may have been deleted meanwhile; from here on it can't be.
          if (!(await holdUser(tx, recipient.id))) throw new DomainError('recipient_not_found');
          const isHeld = await holdsFirstMessage(tx, actor.id, recipient.id);
          // A held message counts as read, so that it is in none of its recipient's counters.
          const held = isHeld ? { heldAt: now, isRead: true } : {};
          const data = { ...columns, ...images, ...held, fromUserId: actor.id };
          const { id } = await tx.message.create({ data, select: { id: true } });
          const message = await read(tx, id);
          if (!message) throw new Error('a message that was just stored could not be read');
          await queueRiskCheck(tx, 'message', id);
          if (!isHeld) await notifyRecipient(tx, message, recipient, now);
          await announceInbox(tx, [actor.id]);
          return message;
        },
      },
    ),
  );
  if (repeated) await refund('messageByUser', actor.id);
  else deliverSoon();
  return result;
}

/** The contact to answer to; a phone as its reader dials it, by the country of the sender or of what they write about. */
async function contactOf(actor: Actor, { contactMethod, contactValue, ...input }: SendMessageInput): Promise<string> {
  if (contactMethod !== 'phone' || !contactValue.startsWith('0')) return contactValue;
  const select = { location: true } as const;
  const { listingId, equipmentId, auctionLotId } = input;
  const places = await Promise.all([
    db.user.findUnique({ where: { id: actor.id }, select }),
    listingId ? db.animalListing.findUnique({ where: { id: listingId }, select }) : null,
    equipmentId ? db.equipmentListing.findUnique({ where: { id: equipmentId }, select }) : null,
    auctionLotId ? db.auctionLot.findUnique({ where: { id: auctionLotId }, select }) : null,
  ]);
  return phoneToDial(
    contactValue,
    places.map((place) => place?.location ?? null),
    'contactValue',
  );
}

/** Keeps an account from being deleted until the transaction ends; false if there is no such account. */
async function holdUser(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`SELECT 1 FROM users WHERE id = ${id}::uuid FOR KEY SHARE`;
  return rows.length > 0;
}

async function read(tx: Transaction, id: string): Promise<MessageDto | null> {
  const [message] = await readMessages(Prisma.sql`SELECT * FROM messages WHERE id = ${id}::uuid`, { client: tx });
  return message ?? null;
}

/** Finds a person who can receive messages and is not the actor. */
async function findRecipient(actor: Actor, toUserId: string): Promise<MailRecipient> {
  if (toUserId.toLowerCase() === actor.id) throw invalidField('toUserId', 'messageToOneself');
  const recipient = await findMailRecipient(toUserId);
  if (!recipient) throw new DomainError('recipient_not_found');
  return recipient;
}

/**
 * Allows a topic that the recipient owns and the actor sees, one that the two have already written about, even if it
 * was paused since, one that they have an offer, a visit or a deal about, and a seller's message to the winner of their lot.
 */
async function checkTopic(actor: Actor, recipientId: string, topic: Topic | null): Promise<void> {
  if (topic === null) return;
  if (!isId(topic.id)) throw new DomainError(TOPIC_NOT_FOUND[topic.kind]);
  const between = [
    { fromUserId: recipientId, toUserId: actor.id },
    { fromUserId: actor.id, toUserId: recipientId },
  ];
  if (await db.message.findFirst({ where: { ...topicIds(topic), OR: between }, select: { id: true } })) return;
  if (await findDealings(actor.id, recipientId, topic)) return;
  const subject = await findTopic(actor, topic);
  if (!subject) throw new DomainError(TOPIC_NOT_FOUND[topic.kind]);
  const toWinner = subject.userId === actor.id && subject.winnerId === recipientId;
  if (subject.userId !== recipientId && !toWinner) throw invalidField('toUserId', 'notTheOwner');
}
