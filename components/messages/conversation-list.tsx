'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { Avatar } from '@/components/ui/avatar';
import { buttonVariants } from '@/components/ui/button-variants';
import { formatRelativeDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { PersonDto } from '@/lib/messages/dto';

/** One conversation in the list. */
export interface ConversationRow {
  key: string;
  person: PersonDto;
  /** Null if it has no topic or the topic was deleted. */
  about: string | null;
  text: string;
  isMine: boolean;
  createdAt: string;
  unread: number;
}

interface ConversationListProps {
  rows: ConversationRow[];
  /** The URL of this list, with its query. */
  listHref: string;
  current: string | null;
  olderHref: string | null;
  newestHref: string | null;
}

/** The user's conversations, latest first. Each is a link, so that back and reload work. */
export function ConversationList({ rows, listHref, current, olderHref, newestHref }: ConversationListProps) {
  const t = useTranslations('messages');
  const locale = useLocale() as Locale;
  return (
    <nav aria-label={t('conversations')} className="md:max-h-[640px] md:overflow-y-auto">
      <ul>
        {rows.map((row) => (
          <li key={row.key} className="border-b border-line last:border-b-0">
            <Link
              href={`${listHref}&conversation=${row.key}`}
              prefetch={false}
              scroll={false}
              aria-current={row.key === current ? 'page' : undefined}
              className="flex gap-3 px-4 py-3 -outline-offset-2 hover:bg-sunken aria-[current]:bg-pasture-soft"
            >
              <Avatar person={row.person} tone="sky" />
              <span className="min-w-0 flex-1">
                <span className="flex items-baseline justify-between gap-2">
                  <span className={`truncate ${row.unread > 0 ? 'font-bold' : 'font-semibold'}`}>
                    {row.person.firstName} {row.person.lastName}
                  </span>
                  <span className="flex-none text-13 text-ink-2">{formatRelativeDay(locale, row.createdAt)}</span>
                </span>
                {row.about ? <span className="block truncate text-13 text-ink-2">{row.about}</span> : null}
                <span className="flex items-center justify-between gap-2">
                  <span className={`truncate text-14 ${row.unread > 0 ? 'font-semibold' : 'text-ink-2'}`}>
                    {row.isMine ? t('you', { text: row.text }) : row.text}
                  </span>
                  {row.unread > 0 ? (
                    <span className="inline-grid h-5 min-w-5.5 flex-none place-items-center rounded-full bg-clay px-1.5 text-12 font-semibold text-on-clay tabular-nums">
                      <span aria-hidden>{row.unread}</span>
                      <span className="sr-only">{t('unread', { count: row.unread })}</span>
                    </span>
                  ) : null}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {olderHref || newestHref ? (
        <p data-soft="page" className="flex flex-wrap gap-2 border-t border-line p-3">
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
