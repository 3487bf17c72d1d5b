'use client';

import type { ActionResult } from '@/lib/core/validation/action-result';
import './messages.css';
import { useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, type ReactNode } from 'react';
import { EmptyTab } from '@/components/ui/lists/empty-tab';
import { leaveToSignIn } from '@/components/ui/forms/leave-to-sign-in';
import { DASHBOARD_KEY, MESSAGES_KEY } from '@/components/ui/shared-data/query-keys';
import { updateViewer } from '@/components/ui/viewer/use-viewer';
import type { Topic } from '@/lib/core/topics/schema';
import { BlockedPeople } from './block-button';
import { ConversationList } from './conversation-list';
import { deliverQueued, onDelivered } from './outbox';
import { Thread } from './thread';
import type { MessagesView } from './view';

/** What a user can do with conversations. */
export interface InboxActions {
  readConversation: (key: { personId: string; topic: Topic | null }) => Promise<ActionResult>;
  block: (input: { id: string }) => Promise<ActionResult>;
  unblock: (input: { id: string }) => Promise<ActionResult>;
}

interface InboxProps {
  view: MessagesView;
  actions: InboxActions;
  /** The heading above the list, where the page has none. */
  title?: ReactNode;
}

const FILTER =
  'inline-flex h-11 items-center gap-1.5 rounded-full border border-line px-3.5 text-14 font-medium hover:bg-sunken aria-[current]:border-transparent aria-[current]:bg-pasture-soft aria-[current]:font-semibold aria-[current]:text-pasture-ink';

/** Sets the counters of the header to what the conversations show. */
function useUnreadInHeader({ unread: { messages, conversations } }: MessagesView): void {
  useEffect(() => {
    updateViewer({ unreadMessages: messages, unreadConversations: conversations });
  }, [messages, conversations]);
}

/** Sends what was written before a reload, and reads the conversations again after each message that was sent. */
function useDelivery(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const stop = onDelivered(
      () => Promise.all([MESSAGES_KEY, DASHBOARD_KEY].map((queryKey) => queries.invalidateQueries({ queryKey }))),
      () => leaveToSignIn(),
    );
    void deliverQueued();
    return stop;
  }, [queries]);
}

/** Moves the focus and the page with the view: into the conversation that was opened, or back to its row in the list. */
function useFocus(current: string | null) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    // In the dashboard, the conversation is below the counters.
    if (current !== null) box.current?.scrollIntoView({ block: 'nearest' });
    const before = shown.current;
    if (before === current) return;
    shown.current = current;
    const find = (selector: string) => box.current?.querySelector<HTMLElement>(selector);
    if (current === null) find(`[data-conversation="${before}"]`)?.focus({ preventScroll: true });
    // On touch screens the text field would open the keyboard over the messages.
    else find(matchMedia('(hover: hover)').matches ? 'textarea' : '[data-thread]')?.focus({ preventScroll: true });
  }, [current]);
  return box;
}

/** The conversations beside the open one; on phones one at a time. */
export function Inbox({ view, actions, title }: InboxProps) {
  const t = useTranslations('messages');
  const { conversations, thread, current, blocked, unread, unreadOnly } = view;
  useUnreadInHeader(view);
  useDelivery();
  const box = useFocus(current);
  const blockedPeople = blocked.length > 0 ? <BlockedPeople people={blocked} unblock={actions.unblock} /> : null;
  if (conversations.length === 0 && !thread && !view.newestHref && !unreadOnly) {
    return (
      <div className="py-6">
        {title}
        <EmptyTab title={t('empty')} text={t('emptyText')} href="/" label={t('browse')} />
        {blockedPeople}
      </div>
    );
  }
  return (
    <div
      ref={box}
      className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] sm:grid-cols-[minmax(280px,34%)_minmax(0,1fr)] lg:grid-cols-[384px_minmax(0,1fr)]"
    >
      <div className={`flex min-h-0 min-w-0 flex-col border-line sm:border-r sm:pr-3 ${thread ? 'max-sm:hidden' : ''}`}>
        {title ? <div className="flex min-h-16 items-center max-sm:pt-3">{title}</div> : null}
        <nav aria-label={t('filter')} className="flex flex-wrap gap-2 pb-3">
          <Link href={view.allHref} prefetch={false} className={FILTER} aria-current={unreadOnly ? undefined : 'page'}>
            {t('all')}
          </Link>
          <Link
            href={view.unreadHref}
            prefetch={false}
            className={FILTER}
            aria-current={unreadOnly ? 'page' : undefined}
          >
            {t('unreadFilter')}
            {unread.conversations > 0 ? <b className="font-semibold tabular-nums">{unread.conversations}</b> : null}
          </Link>
        </nav>
        <ConversationList view={view} />
        {blockedPeople}
      </div>
      {thread && current ? (
        <Thread key={current} thread={thread} view={view} conversation={current} actions={actions} />
      ) : (
        <div className="grid place-content-center gap-3 px-6 text-center text-15 text-ink-2 max-sm:hidden">
          <img src="/art/empty.webp" alt="" className="mx-auto w-80 rounded-card" />
          <p>{t('choose')}</p>
        </div>
      )}
    </div>
  );
}
