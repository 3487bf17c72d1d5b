import 'server-only';
import { conversationHref, type MessagesView } from '@/components/messages/messages/view';
import { getUser } from '@/lib/accounts/accounts/get-user';
import type { Actor } from '@/lib/core/actors/actor';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';
import { listBlocked } from '@/lib/messages/messages/blocks';
import { conversationKeyText, parseConversationKey } from '@/lib/messages/messages/conversation-key';
import { countUnread } from '@/lib/messages/messages/count-unread';
import type { PersonDto } from '@/lib/messages/messages/dto';
import { getConversation } from '@/lib/messages/messages/get-conversation';
import { listConversations } from '@/lib/messages/messages/list-conversations';

/** Maximum length of a message's excerpt in the list, in characters. */
const EXCERPT = 160;

/** The pages that show messages. */
export type MessagesPath = '/messages' | '/dashboard?tab=messages';

/**
 * Reads the list of conversations and the open one for the page at `path`. The query's `conversation` names the open
 * one, `show=unread` filters the list; `before` and `older` are the cursors of the messages and of the list.
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
  const unreadOnly = query.get('show') === 'unread';
  const [{ email, phone }, { conversations, next }, opened, unread, blocked, t] = await Promise.all([
    getUser(actor),
    listConversations(actor, older, unreadOnly),
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
  const hrefOf = (parameters: Record<string, string>) => {
    const [pathname = path, fixed = ''] = localizedPath(locale, path).split('?');
    const search = new URLSearchParams([...new URLSearchParams(fixed), ...Object.entries(parameters)]).toString();
    return search ? `${pathname}?${search}` : pathname;
  };
  const filter: Record<string, string> = unreadOnly ? { show: 'unread' } : {};
  const listHref = hrefOf({ ...filter, ...(older ? { older } : {}) });
  const current = thread && conversationKeyText({ personId: thread.person.id, topic: thread.topic });
  const openHref = current && conversationHref(listHref, current);
  const waiting = thread?.unread ?? 0;
  return {
    viewerId: actor.id,
    account: { email, phone },
    thread,
    current,
    unread: { messages: unread.messages - waiting, conversations: unread.conversations - (waiting > 0 ? 1 : 0) },
    unreadOnly,
    allHref: hrefOf({}),
    unreadHref: hrefOf({ show: 'unread' }),
    listHref,
    olderHref: next && hrefOf({ ...filter, older: next }),
    newestHref: older && hrefOf(filter),
    earlierHref: openHref && thread?.earlier ? `${openHref}&before=${thread.earlier}` : null,
    newestMessagesHref: before === null ? null : openHref,
    blocked,
    conversations: conversations.map(({ person, topic, lastMessage, unread: ofThis }) => {
      const name = conversationKeyText({ personId: person.id, topic });
      return {
        key: name,
        person: named(person),
        about: topic?.title ?? null,
        picture: topic?.image ?? null,
        text: lastMessage.message.slice(0, EXCERPT),
        isRemoved: lastMessage.isRemoved,
        photos: lastMessage.images.length,
        isMine: lastMessage.fromUserId === actor.id,
        isRead: lastMessage.isRead,
        createdAt: lastMessage.createdAt,
        // Opening a conversation marks it as read; the database is updated a moment later.
        unread: name === current ? 0 : ofThis,
      };
    }),
  };
}
