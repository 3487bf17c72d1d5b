import { keepPreviousData, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import type { MouseEvent } from 'react';
import { leaveToSignIn } from '@/components/forms/leave-to-sign-in';
import type { DashboardSummary } from '@/lib/dashboard/dto';
import type { EarlyRequest } from './early-request';
import { startOver } from './start-over';
import type { DashboardView } from './view';

/** The element that has the open tab's content. */
export const TAB_ID = 'dashboard-tab';

/** Key of all that the dashboard has read, for whoever changed something of it. */
export const DASHBOARD_KEY = ['/api/dashboard/view'] as const;

/** The request that the page sent before its scripts had come; good for one use, and only where nobody has gone elsewhere meanwhile. */
function takeEarly(search: string): Promise<Response | null> | undefined {
  const page = window as typeof window & { corralDashboard?: EarlyRequest };
  const early = page.corralDashboard;
  delete page.corralDashboard;
  return early?.search === search ? early.answer : undefined;
}

/** True where this document was read by somebody else before, who shares the browser. */
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
    // The page is about to be left: nothing to show, and no error either.
    return new Promise<never>(() => undefined);
  }
  if (!response.ok) throw new Error(String(response.status));
  const view = (await response.json()) as DashboardView;
  if (!isAnothers(queries, view)) return view;
  startOver();
  return new Promise<never>(() => undefined);
}

/** What was last read of the reader, with whichever tab: one that fails leaves the counters as they were. */
function lastSummary(queries: QueryClient): DashboardSummary | undefined {
  const read = queries.getQueryCache().findAll({ queryKey: DASHBOARD_KEY });
  const last = read.reduce<(typeof read)[number] | undefined>(
    (newest, one) => (one.state.dataUpdatedAt > (newest?.state.dataUpdatedAt ?? 0) ? one : newest),
    undefined,
  );
  return (last?.state.data as DashboardView | undefined)?.summary;
}

/**
 * What the dashboard shows for the query of its address. While the next tab is on its way, `data` is still the one before. Read anew when
 * the reader comes back to it: they may have signed out in another tab. Without a line it fails at once, instead of waiting for one unsaid.
 */
export function useDashboard(query: string) {
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

/**
 * Follows a link to another view of the dashboard without asking the server for its page, which is the same for all of them. For
 * `onClickCapture`: Next's links leave alone what was prevented before them.
 */
export function followSoftly(event: MouseEvent<HTMLElement>): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.origin !== window.location.origin || link.pathname !== window.location.pathname)
    return;
  event.preventDefault();
  window.history.pushState(null, '', link.href);
  if (!link.closest('[data-soft=page]')) return;
  // The link is at the end of the list: the next page is read from its beginning.
  const scrolled = link.closest('nav');
  if (scrolled) scrolled.scrollTop = 0;
  const list = document.getElementById(TAB_ID);
  list?.focus({ preventScroll: true });
  list?.scrollIntoView();
}
