'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations, useLocale } from 'next-intl';
import { useEffect, useRef } from 'react';
import { keepPreviousData, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { buttonVariants } from '@/components/ui/button-variants';
import { Note } from '@/components/ui/note';
import { EmptyState } from '@/components/ui/panel';
import { TAB_ID } from '@/components/ui/page/follow-softly';
import { leaveToSignIn } from '@/components/ui/forms/leave-to-sign-in';
import { useSignalBack } from '@/components/ui/forms/use-signal-back';
import { DASHBOARD_KEY } from '@/components/ui/shared-data/query-keys';
import type { DashboardSummary } from '@/lib/desk/dashboard/dto';
import { DashboardFrame, TabSkeleton } from './dashboard-frame';
import { TabContent, type DashboardProps } from './tab-content';
import { dashboardTab, type DashboardView } from './view';
import type { EarlyRequest } from './early-request';
import { startOver } from './start-over';

/** A member's dashboard. The page is cached and the same for everyone; the browser loads the user's data tab by tab. */
export function Dashboard(props: DashboardProps) {
  const t = useTranslations('dashboard');
  const query = useSearchParams();
  const tab = dashboardTab(query.get('tab'));
  const { data, summary, isError, isPlaceholderData, refetch } = useDashboard(query.toString());
  const content = data?.content.tab === tab ? data.content : null;
  const arrived = useRef(query.toString());
  useEffect(() => {
    if (content === null || isPlaceholderData || arrived.current === query.toString()) return;
    arrived.current = query.toString();
    // The link may be gone or hidden (on phones, a conversation replaces the list), so move the focus to the new
    // content.
    const active = document.activeElement;
    if (active instanceof HTMLElement && active.offsetParent === null)
      document.getElementById(TAB_ID)?.focus({ preventScroll: true });
  }, [content, isPlaceholderData, query]);
  const tryAgain = () => {
    // The button disappears with its message, so move the focus to the content first.
    document.getElementById(TAB_ID)?.focus({ preventScroll: true });
    void refetch();
  };
  useSignalBack(isError, () => void refetch());
  const again = (
    <button type="button" className={buttonVariants()} onClick={tryAgain}>
      {t('tryAgain')}
    </button>
  );
  return (
    <DashboardFrame
      tab={tab}
      page={content && 'page' in content ? content.page : undefined}
      summary={summary}
      state={content ? (isPlaceholderData ? 'busy' : 'ready') : isError ? 'failed' : 'busy'}
    >
      {content ? (
        <>
          {/* On a failed refetch, the content stays, and so does any text typed into it. */}
          {isError ? (
            <Note tone="error" title={t('loadFailed')} className="mb-4 items-center">
              {t('offline')} <span className="mt-2 block">{again}</span>
            </Note>
          ) : null}
          <TabContent content={content} summary={summary} {...props} />
        </>
      ) : isError ? (
        <EmptyState title={t('loadFailed')} className="mx-auto max-w-[520px]" action={again}>
          {t('offline')}
        </EmptyState>
      ) : (
        <TabSkeleton />
      )}
    </DashboardFrame>
  );
}

/** Returns the request that the inline script sent. It is used once, and only if the URL is still the same. */
function takeEarly(search: string): Promise<Response | null> | undefined {
  const page = window as typeof window & { corralDashboard?: EarlyRequest };
  const early = page.corralDashboard;
  delete page.corralDashboard;
  return early?.search === search ? early.answer : undefined;
}

/** Returns true if this document has loaded another user's dashboard before (a shared browser). */
function isAnothers(queries: QueryClient, view: DashboardView): boolean {
  return queries
    .getQueriesData<DashboardView>({ queryKey: DASHBOARD_KEY })
    .some(([, before]) => before && before.summary.email !== view.summary.email);
}

async function readView(
  queries: QueryClient,
  locale: string,
  query: string,
  signal: AbortSignal,
): Promise<DashboardView> {
  const early = await takeEarly(query && `?${query}`);
  const response =
    early ??
    (await fetch(`${DASHBOARD_KEY[0]}?${query ? `${query}&` : ''}locale=${locale}`, {
      headers: { accept: 'application/json' },
      signal,
    }));
  if (response.status === 401) {
    leaveToSignIn(0);
    // The page is being left: neither data nor an error should appear.
    return new Promise<never>(() => undefined);
  }
  if (!response.ok) throw new Error(String(response.status));
  const view = (await response.json()) as DashboardView;
  if (!isAnothers(queries, view)) return view;
  startOver();
  return new Promise<never>(() => undefined);
}

/** Returns the latest summary of any tab, so that the counters survive a tab that fails to load. */
function lastSummary(queries: QueryClient): DashboardSummary | undefined {
  const read = queries.getQueryCache().findAll({ queryKey: DASHBOARD_KEY });
  const last = read.reduce<(typeof read)[number] | undefined>(
    (newest, one) => (one.state.dataUpdatedAt > (newest?.state.dataUpdatedAt ?? 0) ? one : newest),
    undefined,
  );
  return (last?.state.data as DashboardView | undefined)?.summary;
}

/**
 * Loads the dashboard for the URL's query; while the next tab loads, `data` is the previous one. Refetches on focus,
 * because the user may have signed out in another tab. Offline it fails at once instead of pausing silently.
 */
function useDashboard(query: string) {
  const locale = useLocale();
  const queries = useQueryClient();
  const result = useQuery({
    queryKey: [...DASHBOARD_KEY, locale, query],
    queryFn: ({ client, signal }) => readView(client, locale, query, signal),
    staleTime: 0,
    refetchOnWindowFocus: true,
    networkMode: 'always',
    placeholderData: keepPreviousData,
  });
  return { ...result, summary: result.data?.summary ?? lastSummary(queries) };
}
