'use client';

import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { leaveToSignIn } from '@/components/ui/forms/leave-to-sign-in';
import { MESSAGES_KEY } from '@/components/ui/shared-data/query-keys';
import type { MessagesView } from './view';

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
export function useMessages(
  query: string,
  rendered: { query: string; view: MessagesView },
): UseQueryResult<MessagesView> {
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
