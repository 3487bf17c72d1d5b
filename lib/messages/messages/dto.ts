import type { Prisma } from '@/lib/core/db/generated/client';
import type { ImageDetails } from '@/lib/files/images/details';
import { imageUrl, type ImageWidth } from '@/lib/files/images/widths';
import type { TopicPrice } from '@/lib/market/topics/dto';
import type { Locale } from '@/lib/core/i18n/locales';
import { TOPIC_KINDS, type TopicKind } from '@/lib/core/topics/schema';
import type { FraudHint } from '@/lib/records/risk-phrases/dto';
import type { ListingStatus } from '@/lib/market/listings/dto';
import type { ContactMethod } from './schema';

/**
 * A person as the other party of a message sees them: never their e-mail or phone number. A deleted account has no name
 * and no picture.
 */
export type PersonDto = {
  id: string;
  firstName: string;
  lastName: string;
  profileImageUrl: string | null;
  isDeleted: boolean;
};

/** The topic of a message. `image` is the address of its first picture. */
export type MessageTopicDto = { id: string; title: string; image: string | null };

/** A photograph of a message: the size of its widest variant, a blur placeholder, and the address of each width. */
export type MessagePhotoDto = ImageDetails & { urls: Record<ImageWidth, string> };

/** A message as its two parties see it. The contact is the one that the sender chose to share. */
export type MessageDto = {
  id: string;
  fromUserId: string;
  toUserId: string;
  /** At most one of the three is set; none if the message has no topic, or after the topic was deleted. */
  listingId: string | null;
  equipmentId: string | null;
  auctionLotId: string | null;
  subject: string | null;
  message: string;
  contactMethod: ContactMethod;
  contactValue: string;
  images: MessagePhotoDto[];
  /** A moderator removed it: it has no text, no contact and no photographs. */
  isRemoved: boolean;
  isRead: boolean;
  createdAt: string;
  fromUser: PersonDto;
  toUser: PersonDto;
  listing: MessageTopicDto | null;
  equipment: MessageTopicDto | null;
  lot: MessageTopicDto | null;
};

/** How many received messages are unread, and in how many conversations. */
export type UnreadCounts = { messages: number; conversations: number };

/**
 * An event of a user's conversations and notifications: their unread counts after a change. `version` increases within a
 * process.
 */
export type InboxLive = {
  version: number;
  unreadMessages: number;
  unreadConversations: number;
  unreadNotifications: number;
};

/** The topic of a conversation. */
export type ConversationTopicDto = MessageTopicDto & { kind: TopicKind };

/** An offer between the two of a conversation; its terms are as they are stored. */
export type ConversationOfferDto = {
  isMine: boolean;
  terms: Prisma.JsonValue;
  createdAt: string;
  /** What became of it. */
  state: 'open' | 'agreed' | 'ended';
  /** The number of the deal that came of it. */
  deal: number | null;
};

/** The messages and offers between the reader and one person about one topic. */
export type ConversationDto = {
  /** Of its newest message or offer. */
  id: string;
  person: PersonDto;
  topic: ConversationTopicDto | null;
  /** Null where they only made offers. */
  lastMessage: MessageDto | null;
  /** What was offered after the last message. */
  newerOffer: ConversationOfferDto | null;
  unread: number;
};

/** What a conversation shows of its topic, if the reader can open the topic's page. */
export type ThreadTopicDto = {
  /** Decimal text in US dollars; null for lots, whose price changes with every bid. */
  price: string | null;
  /** The same as asked. */
  asked: TopicPrice | null;
  /** Null for lots. */
  status: ListingStatus | null;
  isMine: boolean;
};

/** A conversation with its messages. */
export type ThreadDto = {
  person: PersonDto & {
    isVerified: boolean;
    location: string | null;
    /** Whether messages can be sent to them: their account is neither deleted, closed nor suspended. */
    isReachable: boolean;
    /** Within how many minutes they usually answer about what they sell; null if they don't sell the topic, or nothing is known. */
    usualReply: number | null;
  };
  topic: ConversationTopicDto | null;
  /** The language that the other person reads, as far as it shows. */
  language: Locale | null;
  /** Null if the reader can't open the topic's page. */
  offered: ThreadTopicDto | null;
  /** Oldest first. */
  messages: MessageDto[];
  /** The `before` of the next page, with earlier messages; null on the last. */
  earlier: string | null;
  /** When the first message after these was written; null for the newest ones. */
  until: string | null;
  unread: number;
  /** Whether the reader blocked this person. The opposite direction is not revealed. */
  blockedByMe: boolean;
  /** Whether the reader put it aside; false on pages of earlier messages. */
  isArchived: boolean;
  /** The contact that the reader last shared in this conversation. */
  givenContact: { method: ContactMethod; value: string } | null;
  /** The phone number that the other person last gave in this conversation. */
  phone: string | null;
  /** Their earliest shown message that says what scams say; the sender never learns of it. */
  warning: { messageId: string; hints: FraudHint[] } | null;
};

/** Returns a message's topic, of whichever kind. */
export function topicOfMessage(message: MessageDto): ConversationTopicDto | null {
  for (const kind of TOPIC_KINDS) {
    const subject = message[kind];
    if (subject) return { kind, ...subject };
  }
  return null;
}

/** A message as it is queried: the picture of its topic is a storage key, and photographs have no addresses. */
export type QueriedMessage = Omit<MessageDto, 'images'> & { images: ImageDetails[] };

/** Gives the pictures of a queried message their addresses. */
export function withImageAddresses({ images, ...rest }: QueriedMessage): MessageDto {
  const photo = (place: number, width: ImageWidth) => `/api/messages/${rest.id}/photos/${place}-${width}.webp`;
  const message: MessageDto = {
    ...rest,
    images: images.map((details, place) => ({
      ...details,
      urls: { 400: photo(place, 400), 800: photo(place, 800), 1600: photo(place, 1600) },
    })),
  };
  const topic = topicOfMessage(message);
  return topic?.image
    ? { ...message, [topic.kind]: { id: topic.id, title: topic.title, image: imageUrl(topic.image, 400) } }
    : message;
}
