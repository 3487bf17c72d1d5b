import type { OfferStepView } from '@/components/messages/offers/offer-step';
import type { ThreadOfferView } from '@/components/messages/offers/thread-offer';
import type { ThreadVisitView } from '@/components/messages/visits/thread-visit';
import type { DealTerms } from '@/lib/deals/terms/schema';
import type { Locale } from '@/lib/core/i18n/locales';
import type { ConversationOfferDto, PersonDto, ThreadDto, UnreadCounts } from '@/lib/messages/messages/dto';
import type { FoundPart } from '@/lib/messages/messages/found-part';
import type { ConversationFilter } from '@/lib/messages/messages/schema';

/** One conversation in the list. */
export interface ConversationRow {
  key: string;
  person: PersonDto;
  /** Title and picture of the topic; null if it has none or was deleted. */
  about: string | null;
  picture: string | null;
  /** The beginning of the last message, or its part with what was searched for. */
  text: FoundPart;
  /** What was offered after the last message, and is shown in its place. */
  offered:
    (Pick<DealTerms, 'heads' | 'amount' | 'basis' | 'currency'> & Pick<ConversationOfferDto, 'state' | 'deal'>) | null;
  /** Whether a moderator removed the last message. */
  isRemoved: boolean;
  /** How many photographs the last message has. */
  photos: number;
  isMine: boolean;
  /** Whether its recipient has read the last message. */
  isRead: boolean;
  createdAt: string;
  unread: number;
}

/** The list of conversations and the open one, as `GET /api/messages/view` returns them. */
export interface MessagesView {
  viewerId: string;
  /** The user's own e-mail and phone, offered when replying. */
  account: { email: string; phone: string | null };
  conversations: ConversationRow[];
  /** Without the open conversation, which counts as read. */
  unread: UnreadCounts;
  filter: ConversationFilter;
  /** Whether the user has no conversation at all, not even an archived one. */
  isEmpty: boolean;
  /** What is searched for in all conversations; the filter then selects nothing. */
  search: string;
  /** Whether the search was refused, because there were too many in a short time. */
  isSearchRefused: boolean;
  /** The open conversation; null if the URL names none of the user's conversations. */
  thread: ThreadDto | null;
  /** What the two have offered each other for what it is about; null where nothing is to be shown. */
  offer: ThreadOfferView | null;
  /** What they offered each other for it, oldest first, whose cards stand among the messages. */
  offers: OfferStepView[];
  /** The visit of the two that is ahead, or the way to one; null where nothing is to be shown. */
  visit: ThreadVisitView | null;
  /** Questions or answers of one tap for the open conversation, and the language that they are in. */
  quick: { language: Locale; texts: string[] };
  /** Its key in URLs. */
  current: string | null;
  /** The list with each filter. */
  filterHrefs: Record<ConversationFilter, string>;
  /** The list that is shown, with its page; a conversation's `?` or `&` and key are appended to it. */
  listHref: string;
  olderHref: string | null;
  newestHref: string | null;
  earlierHref: string | null;
  newestMessagesHref: string | null;
  blocked: PersonDto[];
}

/** Returns the URL of a conversation beside the list at `listHref`. */
export function conversationHref(listHref: string, key: string): string {
  return `${listHref}${listHref.includes('?') ? '&' : '?'}conversation=${key}`;
}
