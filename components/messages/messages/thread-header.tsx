'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { fullName } from '@/lib/core/validation/full-name';
import { placeIn } from '@/lib/core/i18n/country';
import type { ThreadDto } from '@/lib/messages/messages/dto';
import { useAct } from '@/components/ui/lists/use-act';
import { RowMenu } from '@/components/ui/lists/row-menu';
import { useRowMenu } from '@/components/ui/lists/use-row-menu';
import type { InboxActions } from './inbox';
import type { MessagesView } from './view';
import { BlockButton } from './block-button';

/** WhatsApp needs the country code, so a number without `+` must be long enough to have one. */
const INTERNATIONAL = /^(?:\+\d{8,}|\d{11,})$/;

const CONTACT = `${buttonVariants({ variant: 'secondary' })} max-lg:icon-button max-lg:min-w-0 max-lg:border-0 max-lg:bg-transparent max-lg:p-0 max-lg:text-pasture-ink`;

/** Rounded up, so that nobody is called quicker than they are. */
function replyTime(minutes: number): { unit: 'hour' | 'day'; count: number } {
  const hours = Math.max(1, Math.ceil(minutes / 60));
  return hours <= 24 ? { unit: 'hour', count: hours } : { unit: 'day', count: Math.ceil(hours / 24) };
}

interface ThreadHeaderProps {
  thread: ThreadDto;
  view: MessagesView;
  actions: InboxActions;
  /** The link to the list, which phones show. */
  back: RefObject<HTMLAnchorElement | null>;
}

/** Who the conversation is with, how to call them where they gave a number, and what else can be done. */
export function ThreadHeader({ thread, view, actions, back }: ThreadHeaderProps) {
  const t = useTranslations('messages');
  const locale = useLocale();
  const { person } = thread;
  const about = [
    ...(person.usualReply === null ? [] : [t('usualReply', replyTime(person.usualReply))]),
    ...(person.location ? [placeIn(person.location, locale)] : []),
  ];
  const phone = person.isDeleted ? null : thread.phone;
  return (
    <header className="flex h-14 flex-none items-center gap-2 border-line max-sm:border-b max-sm:px-1 sm:h-16 sm:gap-3">
      <Link
        ref={back}
        href={view.listHref}
        prefetch={false}
        scroll={false}
        className="icon-button sm:hidden"
        aria-label={t('back')}
      >
        <Icon name="chevron-left" className="size-5.5" />
      </Link>
      <Avatar person={person} tone="sky" />
      <div className="min-w-0 flex-1 leading-tight">
        <h2 className="flex items-center gap-1.5 font-text text-15 font-semibold tracking-normal sm:text-16">
          <span className="truncate">{fullName(person)}</span>
          {person.isVerified ? <Icon name="badge-check" label={t('verified')} className="text-pasture-ink" /> : null}
        </h2>
        {about.length > 0 ? <p className="truncate text-13 text-ink-2">{about.join(' · ')}</p> : null}
      </div>
      {phone ? (
        <a href={`tel:${phone}`} aria-label={t('callPerson', { name: person.firstName })} className={CONTACT}>
          <Icon name="phone" />
          <span className="max-lg:hidden">{t('call')}</span>
        </a>
      ) : null}
      {phone && INTERNATIONAL.test(phone) ? (
        <a
          href={`https://wa.me/${phone.replace('+', '')}`}
          target="_blank"
          rel="noreferrer"
          aria-label={t('whatsappPerson', { name: person.firstName })}
          className={CONTACT}
        >
          <Icon name="whatsapp" className="size-5" />
          <span className="max-lg:hidden">WhatsApp</span>
        </a>
      ) : null}
      <ThreadMenu thread={thread} view={view} actions={actions} />
    </header>
  );
}

interface ThreadMenuProps {
  thread: ThreadDto;
  view: MessagesView;
  actions: InboxActions;
}

/** What else can be done with a conversation: put it aside or back, and block the person. */
function ThreadMenu({ thread, view, actions }: ThreadMenuProps) {
  const t = useTranslations('messages');
  const { menu, close } = useRowMenu();
  const { pending, act } = useAct();
  const { person, topic, isArchived, blockedByMe, messages } = thread;
  const key = { personId: person.id, topic: topic && { kind: topic.kind, id: topic.id } };
  // On a page of earlier messages, the last one is not the conversation's.
  const lastMessageId = view.newestMessagesHref ? null : messages.at(-1)?.id;

  const archive = (id: string) =>
    act(() => actions.archive({ ...key, lastMessageId: id }), {
      done: t('archiveDone'),
      failed: t('archiveFailed'),
      onDone: () => window.history.pushState(null, '', view.listHref),
    });
  const putBack = () => act(() => actions.unarchive(key), { done: t('unarchiveDone'), failed: t('archiveFailed') });

  if (!lastMessageId && person.isDeleted) return null;
  return (
    <RowMenu menu={menu} label={t('more')}>
      {lastMessageId ? (
        <button
          type="button"
          aria-disabled={pending}
          onClick={() => {
            if (pending) return;
            close();
            if (isArchived) putBack();
            else archive(lastMessageId);
          }}
        >
          <Icon name={isArchived ? 'rotate-ccw' : 'package'} />
          {t(isArchived ? 'unarchive' : 'archive')}
        </button>
      ) : null}
      {person.isDeleted ? null : (
        <BlockButton
          key={String(blockedByMe)}
          person={person}
          blocked={blockedByMe}
          act={blockedByMe ? actions.unblock : actions.block}
          onAsk={close}
        />
      )}
    </RowMenu>
  );
}
