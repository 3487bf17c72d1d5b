'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, useContext, useLayoutEffect, useState, type ReactNode } from 'react';
import { applyVisitorHints } from './apply-visitor-hints';

/** Labels of the error screen, which can't load them when it appears. */
export interface ErrorLabels {
  title: string;
  description: string;
  tryAgain: string;
  refresh: string;
  reference: string;
}

const ErrorLabelsContext = createContext<ErrorLabels | null>(null);

/** Returns the error screen's labels from the layout above it. */
export function useErrorLabels(): ErrorLabels | null {
  return useContext(ErrorLabelsContext);
}

/**
 * The context shared by all client components. Loaded data stays valid until a write replaces it: no refetching,
 * polling or retries.
 */
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
