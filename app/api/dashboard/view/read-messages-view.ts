import 'server-only';
import type { MessagesView } from '@/components/dashboard/view';
import type { Actor } from '@/lib/actors/actor';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { conversationKeyText, parseConversationKey } from '@/lib/messages/conversation-key';
import { getConversation } from '@/lib/messages/get-conversation';
import { listConversations } from '@/lib/messages/list-conversations';

/** Maximum length of a message's excerpt in the list, in characters. */
const EXCERPT = 160;

/**
 * Reads the list of conversations and the open one. `conversation` identifies it; `before` and `older` are the cursors
 * of its messages and of the list.
 */
export async function readMessagesView(
  actor: Actor,
  locale: Locale,
  query: URLSearchParams,
): Promise<Omit<MessagesView, 'viewerId' | 'account' | 'blocked'>> {
  const key = parseConversationKey(query.get('conversation'));
  const before = query.get('before');
  const older = query.get('older');
  const [{ conversations, next }, thread] = await Promise.all([
    listConversations(actor, older),
    key && getConversation(actor, key, before),
  ]);
  const path = localizedPath(locale, '/dashboard?tab=messages');
  const listHref = older ? `${path}&older=${encodeURIComponent(older)}` : path;
  const current = thread && conversationKeyText({ personId: thread.person.id, topic: thread.topic });
  return {
    thread,
    current,
    listHref,
    olderHref: next && `${path}&older=${next}`,
    newestHref: older && path,
    earlierHref: thread?.earlier ? `${path}&conversation=${current}&before=${thread.earlier}` : null,
    newestMessagesHref: thread && before !== null ? `${path}&conversation=${current}` : null,
    conversations: conversations.map(({ person, topic, lastMessage, unread }) => {
      const name = conversationKeyText({ personId: person.id, topic });
      return {
        key: name,
        person,
        about: topic?.title ?? null,
        text: lastMessage.message.slice(0, EXCERPT),
        isMine: lastMessage.fromUserId === actor.id,
        createdAt: lastMessage.createdAt,
        // Opening a conversation marks it as read; the database is updated a moment later.
        unread: name === current ? 0 : unread,
      };
    }),
  };
}
