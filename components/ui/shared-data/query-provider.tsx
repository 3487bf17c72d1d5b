'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { onInboxChange } from './inbox-change';
import { DASHBOARD_KEY, MESSAGES_KEY } from './query-keys';

function createClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: Infinity, refetchOnWindowFocus: false, refetchInterval: false, retry: false },
      mutations: { retry: false },
    },
  });
}

/** One client as long as the document lives, so that a page that is visited again shows at once what it showed before. */
let ofDocument: QueryClient | undefined;

/**
 * Queries of members' pages and of lots. Loaded data stays valid until a write replaces it: no refetching, polling or
 * retries. Other pages share data through `components/ui/shared-data`.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(() => (typeof window === 'undefined' ? createClient() : (ofDocument ??= createClient())));
  useEffect(
    () =>
      onInboxChange((isFirst) => {
        void client.invalidateQueries({ queryKey: MESSAGES_KEY });
        void client.invalidateQueries({
          queryKey: DASHBOARD_KEY,
          // The dashboard's other tabs show the counts alone, which the stream has just confirmed.
          predicate: ({ queryKey: [, , search] }) => !isFirst || String(search).includes('tab=messages'),
        });
      }),
    [client],
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
