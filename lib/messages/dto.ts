import { imageUrl } from '@/lib/images/widths';
import { TOPIC_KINDS, type TopicKind } from '@/lib/topics/schema';
import type { ContactMethod } from './schema';

/** A person as the other party of a message sees them: never their e-mail or phone. */
export type PersonDto = { id: string; firstName: string; lastName: string; profileImageUrl: string | null };

/** What a message is about. `image` is its first picture's address. */
export type MessageTopicDto = { id: string; title: string; image: string | null };

/** A message as its two parties see it. The contact is the one that the sender chose to give. */
export type MessageDto = {
  id: string;
  fromUserId: string;
  toUserId: string;
  /** At most one of the three is set; none where the message is about nothing, and once that was deleted. */
  listingId: string | null;
  equipmentId: string | null;
  auctionLotId: string | null;
  subject: string | null;
  message: string;
  contactMethod: ContactMethod;
  contactValue: string;
  isRead: boolean;
  createdAt: string;
  fromUser: PersonDto;
  toUser: PersonDto;
  listing: MessageTopicDto | null;
  equipment: MessageTopicDto | null;
  lot: MessageTopicDto | null;
};

/** What a conversation is about. */
export type ConversationTopicDto = MessageTopicDto & { kind: TopicKind };

/** What has passed between the reader and one person about one thing. */
export type ConversationDto = {
  person: PersonDto;
  topic: ConversationTopicDto | null;
  lastMessage: MessageDto;
  unread: number;
};

/** A conversation with its messages. */
export type ThreadDto = {
  person: PersonDto;
  topic: ConversationTopicDto | null;
  /** The reader can open its page. */
  topicVisible: boolean;
  /** Oldest first. */
  messages: MessageDto[];
  /** The `before` of the page with what was written earlier; null where that is all. */
  earlier: string | null;
  unread: number;
  /** The reader blocked this person. Whether it is so the other way round is not told. */
  blockedByMe: boolean;
  /** The contact that the reader last gave in this conversation. */
  givenContact: { method: ContactMethod; value: string } | null;
};

/** What a message is about, whichever kind it is. */
export function topicOfMessage(message: MessageDto): ConversationTopicDto | null {
  for (const kind of TOPIC_KINDS) {
    const subject = message[kind];
    if (subject) return { kind, ...subject };
  }
  return null;
}

/** Puts the address of a picture in the place of its storage key, which is what queries read. */
export function withImageAddress(message: MessageDto): MessageDto {
  const topic = topicOfMessage(message);
  return topic?.image
    ? { ...message, [topic.kind]: { id: topic.id, title: topic.title, image: imageUrl(topic.image, 400) } }
    : message;
}
