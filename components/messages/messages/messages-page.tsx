'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { followSoftly } from '@/components/ui/page/follow-softly';
import { Note } from '@/components/ui/note';
import { Inbox, type InboxActions } from './inbox';
import { useMessages } from './use-messages';
import type { MessagesView } from './view';

/** All of `/messages`: rendered by the server for the first URL; the others load their data only. */
export function MessagesPage({
  query: first,
  view: rendered,
  actions,
}: {
  query: string;
  view: MessagesView;
  actions: InboxActions;
}) {
  const t = useTranslations('messages');
  const query = useSearchParams().toString();
  const { data: view = rendered, isError, isPlaceholderData } = useMessages(query, { query: first, view: rendered });
  return (
    <div
      aria-busy={isPlaceholderData}
      onClickCapture={followSoftly}
      className="wrap flex flex-1 flex-col sm:h-[calc(100dvh-69px)] sm:flex-none"
    >
      {isError ? (
        <Note tone="error" className="mt-3">
          {t('loadFailed')}
        </Note>
      ) : null}
      <Inbox view={view} actions={actions} title={<h1 className="text-28 sm:text-28">{t('title')}</h1>} />
    </div>
  );
}
