import 'server-only';
import { conversationHref, type ConversationRow, type MessagesView } from '@/components/messages/messages/view';
import { getUser } from '@/lib/accounts/accounts/get-user';
import type { Actor } from '@/lib/core/actors/actor';
import type { Locale } from '@/lib/core/i18n/locales';
import { DomainError } from '@/lib/core/errors/domain-error';
import { localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';
import { cleanText } from '@/lib/core/validation/fields';
import type { DealTerms } from '@/lib/deals/terms/schema';
import { listBlocked } from '@/lib/messages/messages/blocks';
import { conversationKeyText, parseConversationKey } from '@/lib/messages/messages/conversation-key';
import { countUnread } from '@/lib/messages/messages/count-unread';
import type { ConversationDto, PersonDto } from '@/lib/messages/messages/dto';
import { getConversation } from '@/lib/messages/messages/get-conversation';
import { foundPart } from '@/lib/messages/messages/found-part';
import { listConversations, type ConversationQuery } from '@/lib/messages/messages/list-conversations';
import { CONVERSATION_FILTERS, SEARCH_MAX, searchWords, type ConversationFilter } from '@/lib/messages/messages/schema';
import { titlesIn } from '@/lib/market/topics/titles-in';
import { quickTexts } from './quick-texts';
import { readThreadOffers } from './read-thread-offers';
import { readThreadVisit } from './read-thread-visit';

/** Maximum length of a message's excerpt in the list, in characters. */
const EXCERPT = 160;

/** The pages that show messages. */
export type MessagesPath = '/messages' | '/dashboard?tab=messages';

/**
 * Reads the list of conversations and the open one for the page at `path`. The query's `conversation` names the open
 * one, `show` filters the list (`unread`, `archived`), and `q` searches all of it; `before` and `older` are the cursors
 * of the messages and of the list.
 */
export async function readMessagesView(
  actor: Actor,
  locale: Locale,
  query: URLSearchParams,
  path: MessagesPath = '/messages',
): Promise<MessagesView> {
  const key = parseConversationKey(query.get('conversation'));
  const before = query.get('before');
  const older = query.get('older');
  const search = cleanText(query.get('q') ?? '').slice(0, SEARCH_MAX);
  const words = searchWords(search);
  const filter = CONVERSATION_FILTERS.find((name) => name === query.get('show')) ?? 'open';
  const [{ email, phone }, { conversations, next, isRefused }, opened, unread, blocked, t] = await Promise.all([
    getUser(actor),
    listUnlessRefused(actor, { before: older, filter, words }),
    key && getConversation(actor, key, before),
    countUnread(actor),
    listBlocked(actor),
    translator(locale, 'messages'),
  ]);
  const named = <Person extends PersonDto>(person: Person): Person =>
    person.isDeleted ? { ...person, firstName: t('deletedAccount') } : person;
  const thread = opened && {
    ...opened,
    person: named(opened.person),
    messages: opened.messages.map((message) => ({
      ...message,
      fromUser: named(message.fromUser),
      toUser: named(message.toUser),
    })),
  };
  const [titled, offers, visit, quick] = await Promise.all([
    titlesIn(
      locale,
      [thread, ...conversations].flatMap((one) => (one?.topic?.kind === 'listing' ? one.topic.id : [])),
    ),
    readThreadOffers(actor, thread),
    readThreadVisit(actor, thread),
    quickTexts(actor, thread, locale),
  ]);
  const hrefOf = (parameters: Record<string, string>) => {
    const [pathname = path, fixed = ''] = localizedPath(locale, path).split('?');
    const search = new URLSearchParams([...new URLSearchParams(fixed), ...Object.entries(parameters)]).toString();
    return search ? `${pathname}?${search}` : pathname;
  };
  const filtered = (name: ConversationFilter): Record<string, string> => (name === 'open' ? {} : { show: name });
  const list: Record<string, string> = words.length > 0 ? { q: search } : filtered(filter);
  const listHref = hrefOf({ ...list, ...(older ? { older } : {}) });
  const current = thread && conversationKeyText({ personId: thread.person.id, topic: thread.topic });
  const openHref = current && conversationHref(listHref, current);
  const waiting = thread?.unread ?? 0;
  const isEmpty =
    !thread &&
    conversations.length === 0 &&
    Object.keys(list).length === 0 &&
    older === null &&
    (await listConversations(actor, { filter: 'archived' })).conversations.length === 0;
  return {
    viewerId: actor.id,
    account: { email, phone },
    thread: thread && { ...thread, topic: thread.topic && titled(thread.topic) },
    ...offers,
    visit,
    quick,
    current,
    unread: { messages: unread.messages - waiting, conversations: unread.conversations - (waiting > 0 ? 1 : 0) },
    filter,
    isEmpty,
    search: words.length > 0 ? search : '',
    isSearchRefused: isRefused,
    filterHrefs: {
      open: hrefOf(filtered('open')),
      unread: hrefOf(filtered('unread')),
      archived: hrefOf(filtered('archived')),
    },
    listHref,
    olderHref: next && hrefOf({ ...list, older: next }),
    newestHref: older && hrefOf(list),
    earlierHref: openHref && thread?.earlier ? `${openHref}&before=${thread.earlier}` : null,
    newestMessagesHref: before === null ? null : openHref,
    blocked,
    conversations: conversations.map(({ person, topic, unread: ofThis, ...newest }) => {
      const name = conversationKeyText({ personId: person.id, topic });
      return {
        key: name,
        person: named(person),
        about: topic && titled(topic).title,
        picture: topic?.image ?? null,
        ...previewOf(actor, newest, words),
        // Opening a conversation marks it as read; the database is updated a moment later.
        unread: name === current ? 0 : ofThis,
      };
    }),
  };
}

type Preview = Pick<ConversationRow, 'text' | 'offered' | 'isRemoved' | 'photos' | 'isMine' | 'isRead' | 'createdAt'>;

/** What a conversation's row shows of its newest message or offer. */
function previewOf(
  actor: Actor,
  { lastMessage, newerOffer }: Pick<ConversationDto, 'lastMessage' | 'newerOffer'>,
  words: readonly string[],
): Preview {
  const message = newerOffer ? null : lastMessage;
  return {
    text: foundPart(message?.message ?? '', words, EXCERPT),
    // The schema of terms let nothing else in.
    offered: newerOffer && { ...(newerOffer.terms as DealTerms), state: newerOffer.state, deal: newerOffer.deal },
    isRemoved: message?.isRemoved ?? false,
    photos: message?.images.length ?? 0,
    isMine: newerOffer ? newerOffer.isMine : message?.fromUserId === actor.id,
    isRead: message?.isRead ?? false,
    createdAt: newerOffer?.createdAt ?? message?.createdAt ?? '',
  };
}

/** Lists conversations; none if there were too many searches, which the page says beside an open conversation. */
async function listUnlessRefused(actor: Actor, query: ConversationQuery) {
  try {
    return { ...(await listConversations(actor, query)), isRefused: false };
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'rate_limited') throw error;
    return { conversations: [], next: null, isRefused: true };
  }
}
