'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { CONVERSATION_FILTERS, SEARCH_MAX, type ConversationFilter } from '@/lib/messages/messages/schema';
import type { MessagesView } from './view';

const WORDS = {
  open: 'all',
  unread: 'unreadFilter',
  archived: 'archivedFilter',
} as const satisfies Record<ConversationFilter, string>;

const FILTER =
  'inline-flex h-11 items-center gap-1.5 rounded-full border border-line px-3.5 text-14 font-medium hover:bg-sunken aria-[current]:border-transparent aria-[current]:bg-pasture-soft aria-[current]:font-semibold aria-[current]:text-pasture-ink';

/** Searches all conversations by words, person or topic, and filters them: a plain form and links. */
export function ConversationFilters({ view }: { view: MessagesView }) {
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
