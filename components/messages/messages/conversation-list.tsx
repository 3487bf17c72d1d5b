'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import type { KeyboardEvent } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { offeredText } from '@/components/messages/offers/terms-text';
import type { ConversationFilter } from '@/lib/messages/messages/schema';
import { MessageTime } from './message-time';
import { conversationHref, type ConversationRow, type MessagesView } from './view';

/** Moves the focus to the row above or below. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-conversation]')];
  const at = rows.findIndex((row) => row === document.activeElement);
  const next = rows[at === -1 ? 0 : at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const NONE = {
  open: 'noneOpen',
  unread: 'allRead',
  archived: 'noneArchived',
} as const satisfies Record<ConversationFilter, string>;

/**
 * The user's conversations, latest first. Each is a link, so that back and reload work; the arrow keys move between
 * them.
 */
export function ConversationList({ view }: { view: MessagesView }) {
  const t = useTranslations('messages');
  const { conversations, filter, search, isSearchRefused, listHref, current, olderHref, newestHref } = view;
  return (
    <nav
      aria-label={t('conversations')}
      onKeyDown={walk}
      className="min-h-0 flex-1 overflow-y-auto [scrollbar-width:thin] max-sm:-mx-4 sm:-ml-3"
    >
      {search && conversations.length > 0 ? <p className="sr-only">{t('foundFor', { search })}</p> : null}
      {conversations.length === 0 ? (
        <p role="status" className="px-4 py-6 text-15 text-ink-2 sm:px-3">
          {isSearchRefused ? t('searchRefused') : search ? t('nothingFound', { search }) : t(NONE[filter])}
        </p>
      ) : null}
      <ul>
        {conversations.map((row) => (
          <li key={row.key} className="group">
            <Row row={row} href={conversationHref(listHref, row.key)} isOpen={row.key === current} />
          </li>
        ))}
      </ul>
      {olderHref || newestHref ? (
        <p data-soft="page" className="flex flex-wrap gap-2 p-3">
          {newestHref ? (
            <Link href={newestHref} prefetch={false} className={buttonVariants({ variant: 'ghost' })}>
              {t('newestConversations')}
            </Link>
          ) : null}
          {olderHref ? (
            <Link href={olderHref} prefetch={false} className={buttonVariants({ variant: 'secondary' })}>
              {t('olderConversations')}
            </Link>
          ) : null}
        </p>
      ) : null}
    </nav>
  );
}

function Row({ row, href, isOpen }: { row: ConversationRow; href: string; isOpen: boolean }) {
  const t = useTranslations('messages');
  const isUnread = row.unread > 0;
  return (
    <Link
      href={href}
      prefetch={false}
      scroll={false}
      data-conversation={row.key}
      aria-current={isOpen ? 'page' : undefined}
      className="relative grid min-h-21 grid-cols-[72px_minmax(0,1fr)] items-center gap-3 px-4 py-2.5 -outline-offset-2 before:absolute before:top-0 before:right-3 before:left-25 before:border-t before:border-line group-first:before:hidden hover:bg-sunken/60 aria-[current]:bg-sunken sm:rounded-card sm:px-3"
    >
      {row.picture ? (
        <img src={row.picture} alt="" width={72} height={54} className="h-13.5 w-18 rounded-input object-cover" />
      ) : (
        <span className="grid h-13.5 w-18 place-items-center rounded-input bg-sunken">
          <Avatar person={row.person} tone="sky" />
        </span>
      )}
      <span className="min-w-0">
        <span className="flex items-baseline gap-2">
          <span className={`flex-1 truncate text-15 ${isUnread ? 'font-semibold' : 'font-medium'}`}>
            {row.person.firstName} {row.person.lastName}
          </span>
          <MessageTime
            date={row.createdAt}
            style="list"
            className={`flex-none text-13 ${isUnread ? 'font-semibold text-clay-ink' : 'text-ink-2'}`}
          />
        </span>
        {row.about ? <span className="block truncate text-13 text-ink-2">{row.about}</span> : null}
        <span className={`flex items-center gap-1.5 text-14 ${isUnread ? 'font-semibold' : 'text-ink-2'}`}>
          {row.offered ? (
            <Icon name="handshake" className="size-3.75 flex-none" />
          ) : row.isMine ? (
            <Icon
              name={row.isRead ? 'check-check' : 'check'}
              label={t(row.isRead ? 'youRead' : 'youSent')}
              className={`size-3.75 ${row.isRead ? 'text-pasture-ink' : ''}`}
            />
          ) : null}
          {row.photos > 0 ? <Icon name="camera" className="size-3.75" /> : null}
          <span className="min-w-0 flex-1 truncate">
            <Excerpt row={row} />
          </span>
          {isUnread ? (
            <span className="size-2.5 flex-none rounded-full bg-clay">
              <span className="sr-only">{t('unread', { count: row.unread })}</span>
            </span>
          ) : null}
        </span>
      </span>
    </Link>
  );
}

function Excerpt({ row: { isRemoved, photos, text, offered, isMine } }: { row: ConversationRow }) {
  const t = useTranslations('messages');
  const offers = useTranslations('offers');
  const locale = useLocale();
  if (offered?.deal) return offers('threadAgreed', { number: offered.deal });
  if (offered) {
    const offer = offeredText(offers, locale, offered);
    return offered.state === 'open'
      ? offers('threadOpen', { who: isMine ? 'me' : 'other', offer })
      : offers('threadEnded', { offer });
  }
  if (isRemoved) return t('removed');
  const { before, word, after } = text;
  if (!before && !word) return t('photos.count', { count: photos });
  return (
    <>
      {before}
      {word ? <mark className="rounded-xs bg-wheat-soft text-wheat-ink">{word}</mark> : null}
      {after}
    </>
  );
}
