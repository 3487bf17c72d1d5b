'use client';

import { useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { ActResult } from '@/components/dashboard/use-act';
import { DASHBOARD_KEY } from '@/components/dashboard/use-dashboard';
import { VIEWER_KEY } from '@/components/layout/use-viewer';
import { Avatar } from '@/components/ui/avatar';
import { Icon } from '@/components/ui/icon';
import { Note } from '@/components/ui/note';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import type { MessageDto, ThreadDto } from '@/lib/messages/dto';
import { topicPath, type Topic } from '@/lib/topics/schema';
import { BlockButton } from './block-button';
import { LocalTime } from './local-time';
import { ReplyBox, type ReplyInput } from './reply-box';

/** What a user can do in a conversation. */
export interface ThreadActions {
  reply: (input: ReplyInput) => Promise<ActResult>;
  readConversation: (key: { personId: string; topic: Topic | null }) => Promise<ActResult>;
  block: (input: { id: string }) => Promise<ActResult>;
  unblock: (input: { id: string }) => Promise<ActResult>;
}

interface ThreadProps {
  thread: ThreadDto;
  viewerId: string;
  account: { email: string; phone: string | null };
  listHref: string;
  earlierHref: string | null;
  newestHref: string | null;
  actions: ThreadActions;
}

const PAGE_LINK = 'link flex min-h-11 items-center justify-center text-14';

/** An open conversation: person, topic, messages and the reply box. Opening it marks it as read. */
export function Thread({ thread, viewerId, account, listHref, earlierHref, newestHref, actions }: ThreadProps) {
  const t = useTranslations('messages');
  const locale = useLocale() as Locale;
  const queries = useQueryClient();
  const scroller = useRef<HTMLDivElement>(null);
  const { person, topic, messages, unread } = thread;
  const name = `${person.firstName} ${person.lastName}`.trim();
  const { readConversation } = actions;
  // Not the object, whose identity changes with every refetch.
  const topicKind = topic?.kind;
  const topicId = topic?.id;
  const last = messages.at(-1)?.id;

  useEffect(() => {
    if (unread === 0) return;
    void readConversation({
      personId: person.id,
      topic: topicKind && topicId ? { kind: topicKind, id: topicId } : null,
    })
      // Updates the counters and the header's dot.
      .then(() => Promise.all([DASHBOARD_KEY, VIEWER_KEY].map((queryKey) => queries.invalidateQueries({ queryKey }))))
      // On failure it stays unread until it is opened again.
      .catch(() => undefined);
  }, [unread, person.id, topicKind, topicId, readConversation, queries]);
  useEffect(() => {
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  }, [last]);

  return (
    <section
      aria-label={t('conversationWith', { name })}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] md:max-h-[640px]"
    >
      <header className="flex items-center gap-3 border-b border-line px-4 py-3 max-md:px-2">
        <Link href={listHref} prefetch={false} scroll={false} className="icon-button md:hidden" aria-label={t('back')}>
          <Icon name="arrow-left" />
        </Link>
        <Avatar person={person} tone="sky" />
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-16">{name}</h2>
          <p className="truncate text-14 text-ink-2">
            {topic && thread.topicVisible ? (
              <Link
                href={localizedPath(locale, topicPath(topic))}
                prefetch={false}
                className="link inline-block max-w-full truncate py-0.5 align-bottom leading-6"
              >
                {topic.title}
              </Link>
            ) : topic ? (
              t('listingPaused', { title: topic.title })
            ) : (
              t('listingGone')
            )}
          </p>
        </div>
        <BlockButton
          key={String(thread.blockedByMe)}
          person={person}
          blocked={thread.blockedByMe}
          act={thread.blockedByMe ? actions.unblock : actions.block}
        />
      </header>
      <div
        ref={scroller}
        tabIndex={0}
        role="region"
        aria-label={t('messages')}
        className="min-h-72 overflow-y-auto px-4 py-4 max-md:max-h-[56dvh]"
      >
        {earlierHref ? (
          <Link href={earlierHref} prefetch={false} scroll={false} className={PAGE_LINK}>
            {t('earlier')}
          </Link>
        ) : null}
        <ol className="grid gap-3">
          {messages.map((message, index) => (
            <Bubble
              key={message.id}
              message={message}
              isMine={message.fromUserId === viewerId}
              withContact={isNewContact(messages, index)}
            />
          ))}
        </ol>
        {newestHref ? (
          <Link href={newestHref} prefetch={false} scroll={false} className={PAGE_LINK}>
            {t('newest')}
          </Link>
        ) : null}
      </div>
      {thread.blockedByMe ? (
        <Note tone="warn" icon="ban" className="m-4">
          {t('blockedNote', { name })}
        </Note>
      ) : (
        <ReplyBox
          to={{ id: person.id, name: person.firstName }}
          topic={topic}
          account={account}
          given={thread.givenContact}
          reply={actions.reply}
        />
      )}
    </section>
  );
}

/**
 * Returns true if a message's contact details differ from its sender's previous ones; repeating them would be noise.
 */
function isNewContact(messages: MessageDto[], index: number): boolean {
  const message = messages[index];
  const before = messages.slice(0, index).findLast(({ fromUserId }) => fromUserId === message?.fromUserId);
  return before?.contactValue !== message?.contactValue;
}

function Bubble({ message, isMine, withContact }: { message: MessageDto; isMine: boolean; withContact: boolean }) {
  const t = useTranslations('messages');
  const { contactMethod, contactValue } = message;
  return (
    <li className={`grid max-w-[85%] gap-1 ${isMine ? 'justify-self-end' : 'justify-self-start'}`}>
      <div
        className={`rounded-card px-3.5 py-2.5 text-15 ${isMine ? 'bg-pasture-soft text-pasture-ink' : 'bg-sunken'}`}
      >
        <span className="sr-only">{isMine ? t('fromYou') : t('fromThem', { name: message.fromUser.firstName })}</span>
        {message.subject ? <p className="font-semibold [overflow-wrap:anywhere]">{message.subject}</p> : null}
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">{message.message}</p>
        {withContact && !isMine ? (
          <a
            href={`${contactMethod === 'phone' ? 'tel' : 'mailto'}:${contactValue}`}
            className="link mt-1 inline-flex min-h-11 items-center gap-1.5 text-14 [overflow-wrap:anywhere]"
          >
            <Icon name={contactMethod === 'phone' ? 'phone' : 'mail'} className="size-4" />
            {contactValue}
          </a>
        ) : null}
      </div>
      <LocalTime date={message.createdAt} className={`text-12 text-ink-2 ${isMine ? 'text-right' : ''}`} />
    </li>
  );
}
