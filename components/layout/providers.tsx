'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, useContext, useLayoutEffect, useState, type ReactNode } from 'react';
import { applyVisitorHints } from './apply-visitor-hints';

/** Words of the error screen, which has no server to ask when it shows. */
export interface ErrorLabels {
  title: string;
  description: string;
  tryAgain: string;
  refresh: string;
  reference: string;
}

const ErrorLabelsContext = createContext<ErrorLabels | null>(null);

/** The error screen's words, from the layout above it. */
export function useErrorLabels(): ErrorLabels | null {
  return useContext(ErrorLabelsContext);
}

/** What every page's islands share. Data read once stays good until a write replaces it: no refetching, polling or retries. */
export function Providers({ errorLabels, children }: { errorLabels: ErrorLabels; children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: { staleTime: Infinity, refetchOnWindowFocus: false, refetchInterval: false, retry: false },
          mutations: { retry: false },
        },
      }),
  );
  useLayoutEffect(applyVisitorHints, []);
  return (
    <QueryClientProvider client={client}>
      <ErrorLabelsContext value={errorLabels}>{children}</ErrorLabelsContext>
    </QueryClientProvider>
  );
}
