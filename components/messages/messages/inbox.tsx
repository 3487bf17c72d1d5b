'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, type ReactNode, type FormEvent } from 'react';
import Link from 'next/link';
import type { ActionResult } from '@/lib/core/validation/action-result';
import { EmptyTab } from '@/components/ui/lists/empty-tab';
import { leaveToSignIn } from '@/components/ui/forms/leave-to-sign-in';
import { DASHBOARD_KEY, MESSAGES_KEY } from '@/components/ui/shared-data/query-keys';
import { updateViewer } from '@/components/ui/viewer/use-viewer';
import type { Topic } from '@/lib/core/topics/schema';
import { Icon } from '@/components/ui/icon';
import { CONVERSATION_FILTERS, SEARCH_MAX, type ConversationFilter } from '@/lib/messages/messages/schema';
import './messages.css';
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
  archive: (input: { personId: string; topic: Topic | null; lastMessageId: string }) => Promise<ActionResult>;
  unarchive: (key: { personId: string; topic: Topic | null }) => Promise<ActionResult>;
}

interface InboxProps {
  view: MessagesView;
  actions: InboxActions;
  /** The heading above the list, where the page has none. */
  title?: ReactNode;
}

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
    // The row of a conversation that was put aside is gone.
    if (current === null)
      (find(`[data-conversation="${before}"]`) ?? find('[data-conversation]'))?.focus({ preventScroll: true });
    // On touch screens the text field would open the keyboard over the messages.
    else find(matchMedia('(hover: hover)').matches ? 'textarea' : '[data-thread]')?.focus({ preventScroll: true });
  }, [current]);
  return box;
}

/** The conversations beside the open one; on phones one at a time. */
export function Inbox({ view, actions, title }: InboxProps) {
  const t = useTranslations('messages');
  const { thread, current, blocked } = view;
  useUnreadInHeader(view);
  useDelivery();
  const box = useFocus(current);
  const blockedPeople = blocked.length > 0 ? <BlockedPeople people={blocked} unblock={actions.unblock} /> : null;
  if (view.isEmpty) {
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
        <ConversationFilters view={view} />
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

const WORDS = {
  open: 'all',
  unread: 'unreadFilter',
  archived: 'archivedFilter',
} as const satisfies Record<ConversationFilter, string>;

const FILTER =
  'inline-flex h-11 items-center gap-1.5 rounded-full border border-line px-3.5 text-14 font-medium hover:bg-sunken aria-[current]:border-transparent aria-[current]:bg-pasture-soft aria-[current]:font-semibold aria-[current]:text-pasture-ink';

/** Searches all conversations by words, person or topic, and filters them: a plain form and links. */
function ConversationFilters({ view }: { view: MessagesView }) {
  const t = useTranslations('messages');
  const { filter, filterHrefs, search, unread } = view;
  return (
    <>
      <Search view={view} />
      <nav aria-label={t('filter')} className="flex flex-wrap gap-2 py-3">
        {CONVERSATION_FILTERS.map((name) => (
          <Link
            key={name}
            href={filterHrefs[name]}
            prefetch={false}
            className={FILTER}
            aria-current={filter === name && !search ? 'page' : undefined}
          >
            {t(WORDS[name])}
            {name === 'unread' && unread.conversations > 0 ? (
              <b className="font-semibold tabular-nums">{unread.conversations}</b>
            ) : null}
          </Link>
        ))}
      </nav>
    </>
  );
}

function Search({ view: { filterHrefs, search } }: { view: MessagesView }) {
  const t = useTranslations('messages');
  const [path = '', fixed = ''] = filterHrefs.open.split('?');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = new URLSearchParams(fixed);
    const text = new FormData(event.currentTarget).get('q');
    if (typeof text === 'string' && text.trim()) asked.set('q', text.trim());
    const query = asked.toString();
    window.history.pushState(null, '', query ? `${path}?${query}` : path);
  };
  return (
    <form
      role="search"
      action={path}
      onSubmit={submit}
      className="flex h-11 flex-none items-center rounded-full border border-line-strong bg-surface has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-pasture"
    >
      {[...new URLSearchParams(fixed)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" aria-label={t('search')} className="icon-button rounded-full text-ink-2">
        <Icon name="search" />
      </button>
      <input
        key={search}
        type="search"
        name="q"
        defaultValue={search}
        maxLength={SEARCH_MAX}
        aria-label={t('searchLabel')}
        placeholder={t('searchPlaceholder')}
        className="h-full min-w-0 flex-1 bg-transparent pr-4 outline-none [&::-webkit-search-cancel-button]:hidden"
      />
      {search ? (
        <Link href={filterHrefs.open} prefetch={false} aria-label={t('endSearch')} className="icon-button rounded-full">
          <Icon name="x" />
        </Link>
      ) : null}
    </form>
  );
}
