'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations, useLocale } from 'next-intl';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { followSoftly } from '@/components/ui/page/follow-softly';
import { Note } from '@/components/ui/note';
import { leaveToSignIn } from '@/components/ui/forms/leave-to-sign-in';
import { MESSAGES_KEY } from '@/components/ui/shared-data/query-keys';
import { Inbox, type InboxActions } from './inbox';
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

async function readView(locale: string, query: string, viewerId: string, signal: AbortSignal): Promise<MessagesView> {
  const response = await fetch(`${MESSAGES_KEY[0]}?${query ? `${query}&` : ''}locale=${locale}`, {
    headers: { accept: 'application/json' },
    signal,
  });
  // The page is being left: neither data nor an error should appear.
  const left = new Promise<never>(() => undefined);
  if (response.status === 401) {
    leaveToSignIn(0);
    return left;
  }
  if (!response.ok) throw new Error(String(response.status));
  const view = (await response.json()) as MessagesView;
  if (view.viewerId === viewerId) return view;
  // Somebody else signed in elsewhere in this browser.
  window.location.reload();
  return left;
}

/**
 * Loads what `/messages` shows for the URL's query, beginning with what the page was rendered with. While another
 * conversation loads, `data` is the previous one.
 */
function useMessages(query: string, rendered: { query: string; view: MessagesView }): UseQueryResult<MessagesView> {
  const locale = useLocale();
  const { viewerId } = rendered.view;
  return useQuery({
    queryKey: [...MESSAGES_KEY, locale, query],
    queryFn: ({ signal }) => readView(locale, query, viewerId, signal),
    ...(query === rendered.query ? { initialData: rendered.view } : {}),
    staleTime: 0,
    refetchOnMount: false,
    refetchOnWindowFocus: true,
    networkMode: 'always',
    placeholderData: (previous) => previous ?? rendered.view,
  });
}
