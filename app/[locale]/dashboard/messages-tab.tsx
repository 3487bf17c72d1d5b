import { getTranslations } from 'next-intl/server';
import { BlockedPeople } from '@/components/messages/block-button';
import { ConversationList } from '@/components/messages/conversation-list';
import { Thread } from '@/components/messages/thread';
import { buttonVariants } from '@/components/ui/button-variants';
import { EmptyState, Panel } from '@/components/ui/panel';
import type { Actor } from '@/lib/accounts/actor';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { listBlocked } from '@/lib/messages/blocks';
import { conversationKeyText } from '@/lib/messages/conversation-key';
import type { ThreadDto } from '@/lib/messages/dto';
import { listConversations } from '@/lib/messages/list-conversations';
import { block, readConversation, reply, unblock } from './message-actions';

interface MessagesTabProps {
  viewer: Actor;
  /** The reader's own address and number, for an answer. */
  account: { email: string; phone: string | null };
  locale: Locale;
  /** The open conversation; null where the address names none of the reader's. */
  thread: ThreadDto | null;
  /** Where the page of the list begins. */
  older: string | null;
  /** The thread shows what was written earlier, not its end. */
  isEarlier: boolean;
}

/** Conversations beside the open one; on phones one after the other. */
export async function MessagesTab({ viewer, account, locale, thread, older, isEarlier }: MessagesTabProps) {
  const [t, { conversations, next }, blocked] = await Promise.all([
    getTranslations({ locale, namespace: 'messages' }),
    listConversations(viewer, older),
    listBlocked(viewer),
  ]);
  const path = localizedPath(locale, '/dashboard?tab=messages');
  const open = thread && conversationKeyText({ personId: thread.person.id, topic: thread.topic });
  const blockedPeople = blocked.length > 0 ? <BlockedPeople people={blocked} unblock={unblock} /> : null;
  if (conversations.length === 0 && !thread && !older) {
    return (
      <>
        <EmptyState
          picture="/art/empty.webp"
          title={t('empty')}
          className="mx-auto max-w-[520px]"
          action={
            <a href={localizedPath(locale, '/')} className={buttonVariants()}>
              {t('browse')}
            </a>
          }
        >
          {t('emptyText')}
        </EmptyState>
        {blockedPeople}
      </>
    );
  }
  const rows = conversations.map(({ person, topic, lastMessage, unread }) => {
    const key = conversationKeyText({ personId: person.id, topic });
    return {
      ...{ key, person, about: topic?.title ?? null },
      text: lastMessage.message.slice(0, 160),
      isMine: lastMessage.fromUserId === viewer.id,
      createdAt: lastMessage.createdAt,
      // Opening it is reading it; the database follows a moment later.
      unread: key === open ? 0 : unread,
      href: `${path}&conversation=${key}${older ? `&older=${older}` : ''}`,
    };
  });
  return (
    <>
      <Panel padded={false} className="grid grid-cols-[minmax(0,1fr)] overflow-hidden md:grid-cols-[320px_minmax(0,1fr)]">
        <div className={thread ? 'border-line max-md:hidden md:border-r' : 'border-line md:border-r'}>
          <ConversationList rows={rows} current={open} olderHref={next && `${path}&older=${next}`} newestHref={older && path} />
        </div>
        {thread && open ? (
          <Thread
            key={open}
            thread={thread}
            viewerId={viewer.id}
            account={account}
            listHref={older ? `${path}&older=${older}` : path}
            earlierHref={thread.earlier && `${path}&conversation=${open}&before=${thread.earlier}`}
            newestHref={isEarlier ? `${path}&conversation=${open}` : null}
            actions={{ reply, readConversation, block, unblock }}
          />
        ) : (
          <p className="grid min-h-80 place-items-center px-6 text-center text-ink-2 max-md:hidden">{t('choose')}</p>
        )}
      </Panel>
      {blockedPeople}
    </>
  );
}
