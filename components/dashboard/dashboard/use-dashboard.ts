import { keepPreviousData, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { leaveToSignIn } from '@/components/ui/forms/leave-to-sign-in';
import { DASHBOARD_KEY } from '@/components/ui/shared-data/query-keys';
import type { DashboardSummary } from '@/lib/desk/dashboard/dto';
import type { EarlyRequest } from './early-request';
import { startOver } from './start-over';
import type { DashboardView } from './view';

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
