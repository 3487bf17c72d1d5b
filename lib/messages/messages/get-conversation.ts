import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { findTopic } from '@/lib/market/topics/find-topic';
import { Prisma, db } from '@/lib/core/db/client';
import { topicIds } from '@/lib/core/topics/schema';
import { fraudHints } from '@/lib/records/risk-phrases/flag-phrases';
import { isId } from '@/lib/core/validation/fields';
import type { ConversationKey } from './conversation-key';
import { findDealings } from './dealings';
import { topicOfMessage, type MessageDto, type PersonDto, type ThreadDto } from './dto';
import { aboutTopic, newestRows, readMessages } from './read-messages';
import { threadLanguage } from './thread-language';
import { usualReply } from './usual-reply';

const PAGE_SIZE = 30;

/**
 * Returns one of the actor's conversations with its newest thirty messages, or the thirty before `before`; without messages
 * if the two have an offer, a visit or a deal about the topic, so that either can write first; else null if they have none.
 * If the topic has been deleted, returns their messages without a topic.
 */
export async function getConversation(
  actor: Actor,
  key: ConversationKey,
  before: string | null = null,
): Promise<ThreadDto | null> {
  const cursor = isId(before) ? before : null;
  let { topic } = key;
  let messages = await threadMessages(actor.id, { ...key, topic }, cursor);
  if (messages.length === 0 && topic !== null && cursor === null) {
    topic = null;
    messages = await threadMessages(actor.id, { ...key, topic }, cursor);
  }
  const newest = messages[0];
  const { personId } = key;
  const unwritten = !newest && key.topic ? await findDealings(actor.id, personId, key.topic) : null;
  if (!newest && !unwritten) return null;
  topic = newest ? topic : key.topic;
  const about = topicIds(topic);
  const [unread, block, subject, own, person, called, archived, next] = await Promise.all([
    db.message.count({ where: { toUserId: actor.id, fromUserId: personId, ...about, isRead: false } }),
    db.userBlock.findUnique({
      where: { blockerId_blockedId: { blockerId: actor.id, blockedId: personId } },
      select: { blockerId: true },
    }),
    topic && findTopic(actor, topic),
    db.message.findFirst({
      where: { fromUserId: actor.id, toUserId: personId, ...about, removedAt: null },
      orderBy: { id: 'desc' },
      select: { contactMethod: true, contactValue: true },
    }),
    db.user.findUnique({
      where: { id: personId },
      select: {
        id: true,
        firstName: true,
        lastName: true,
        profileImageUrl: true,
        verificationStatus: true,
        location: true,
        suspendedAt: true,
        closedAt: true,
        language: true,
      },
    }),
    db.message.findFirst({
      where: {
        fromUserId: personId,
        toUserId: actor.id,
        ...about,
        contactMethod: 'phone',
        removedAt: null,
        heldAt: null,
      },
      orderBy: { id: 'desc' },
      select: { contactValue: true },
    }),
    cursor === null &&
      newest &&
      db.archivedConversation.findUnique({
        where: { userId_messageId: { userId: actor.id, messageId: newest.id } },
        select: { userId: true },
      }),
    cursor !== null &&
      db.message.findFirst({
        where: { id: cursor, OR: [{ fromUserId: actor.id }, { toUserId: actor.id }] },
        select: { createdAt: true },
      }),
  ]);
  const counterpart = newest ? (newest.fromUserId === actor.id ? newest.toUser : newest.fromUser) : personOf(person);
  if (!counterpart) return null;
  const shown = messages.slice(0, PAGE_SIZE);
  const theirs = shown.filter(({ fromUserId }) => fromUserId === personId);
  return {
    person: {
      ...counterpart,
      isVerified: person?.verificationStatus === 'verified',
      location: person?.location ?? null,
      isReachable: person !== null && !person.suspendedAt && !person.closedAt,
      usualReply: subject?.userId === personId ? await usualReply(personId) : null,
    },
    topic: newest ? topicOfMessage(newest) : unwritten,
    language: threadLanguage(
      theirs.map(({ message }) => message),
      person?.language,
    ),
    offered: subject && {
      price: subject.price,
      asked: subject.asked,
      status: subject.status,
      isMine: subject.userId === actor.id,
    },
    messages: shown.toReversed(),
    earlier: messages.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
    until: next ? next.createdAt.toISOString() : null,
    unread,
    blockedByMe: block !== null,
    isArchived: Boolean(archived),
    givenContact: own && { method: own.contactMethod, value: own.contactValue },
    phone: called?.contactValue ?? null,
    warning: warningOf(theirs),
  };
}

/** Picks what an account shows of its owner to whom they have not written to yet. */
const personOf = (row: Omit<PersonDto, 'isDeleted'> | null): PersonDto | null =>
  row && {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    profileImageUrl: row.profileImageUrl,
    isDeleted: false,
  };

/** Finds the earliest message with hints of fraud; `messages` are newest first. */
function warningOf(messages: readonly MessageDto[]): ThreadDto['warning'] {
  for (const { id, message } of messages.toReversed()) {
    const hints = fraudHints(message);
    if (hints.length > 0) return { messageId: id, hints };
  }
  return null;
}

/** Reads one message more than a page, newest first. */
function threadMessages(
  actorId: string,
  { personId, topic }: ConversationKey,
  before: string | null,
): Promise<MessageDto[]> {
  const about = aboutTopic(topic);
  return readMessages(
    newestRows(actorId, PAGE_SIZE + 1, before, {
      sent: Prisma.sql`to_user_id = ${personId}::uuid AND ${about}`,
      received: Prisma.sql`from_user_id = ${personId}::uuid AND ${about}`,
    }),
  );
}
