import { imageUrl } from '@/lib/images/widths';
import type { ContactMethod } from './schema';

/** A person as the other party of a message sees them: never their e-mail or phone. */
export type PersonDto = { id: string; firstName: string; lastName: string; profileImageUrl: string | null };

/** The listing that a message is about. `image` is its first picture's address. */
export type MessageListingDto = { id: string; title: string; image: string | null };

/** A message as its two parties see it. The contact is the one that the sender chose to give. */
export type MessageDto = {
  id: string;
  fromUserId: string;
  toUserId: string;
  /** Null where the message is about no listing, and once its listing was deleted. */
  listingId: string | null;
  subject: string | null;
  message: string;
  contactMethod: ContactMethod;
  contactValue: string;
  isRead: boolean;
  createdAt: string;
  fromUser: PersonDto;
  toUser: PersonDto;
  listing: MessageListingDto | null;
};

/** What has passed between the reader and one person about one listing. */
export type ConversationDto = {
  person: PersonDto;
  listing: MessageListingDto | null;
  lastMessage: MessageDto;
  unread: number;
};

/** A conversation with its messages. */
export type ThreadDto = {
  person: PersonDto;
  listing: MessageListingDto | null;
  /** The reader can open the listing. */
  listingVisible: boolean;
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

/** Puts the address of a picture in the place of its storage key, which is what queries read. */
export function withImageAddress(message: MessageDto): MessageDto {
  const { listing } = message;
  return listing ? { ...message, listing: { ...listing, image: listing.image && imageUrl(listing.image, 400) } } : message;
}
