'use client';

import { useTranslations } from 'next-intl';
import { BlockedPeople } from '@/components/messages/block-button';
import { ConversationList } from '@/components/messages/conversation-list';
import { Thread, type ThreadActions } from '@/components/messages/thread';
import { Panel } from '@/components/ui/panel';
import { EmptyTab } from './empty-tab';
import type { MessagesView } from './view';

/** The list of conversations beside the open one; phones show one at a time. */
export function MessagesTab({ view, actions }: { view: MessagesView; actions: ThreadActions }) {
  const t = useTranslations('messages');
  const {
    viewerId,
    account,
    conversations,
    thread,
    current,
    blocked,
    olderHref,
    newestHref,
    listHref,
    earlierHref,
    newestMessagesHref,
  } = view;
  const blockedPeople = blocked.length > 0 ? <BlockedPeople people={blocked} unblock={actions.unblock} /> : null;
  if (conversations.length === 0 && !thread && !newestHref) {
    return (
      <>
        <EmptyTab title={t('empty')} text={t('emptyText')} href="/" label={t('browse')} />
        {blockedPeople}
      </>
    );
  }
  return (
    <>
      <Panel
        padded={false}
        className="grid grid-cols-[minmax(0,1fr)] overflow-hidden md:grid-cols-[320px_minmax(0,1fr)]"
      >
        <div className={thread ? 'border-line max-md:hidden md:border-r' : 'border-line md:border-r'}>
          <ConversationList
            rows={conversations}
            listHref={listHref}
            current={current}
            olderHref={olderHref}
            newestHref={newestHref}
          />
        </div>
        {thread ? (
          <Thread
            key={current}
            thread={thread}
            viewerId={viewerId}
            account={account}
            listHref={listHref}
            earlierHref={earlierHref}
            newestHref={newestMessagesHref}
            actions={actions}
          />
        ) : (
          <p className="grid min-h-80 place-items-center px-6 text-center text-ink-2 max-md:hidden">{t('choose')}</p>
        )}
      </Panel>
      {blockedPeople}
    </>
  );
}
