'use client';

import { createContext, useContext, useLayoutEffect, type ReactNode } from 'react';
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

/** The context that all client components share. */
export function Providers({ errorLabels, children }: { errorLabels: ErrorLabels; children: ReactNode }) {
  useLayoutEffect(applyVisitorHints, []);
  return <ErrorLabelsContext value={errorLabels}>{children}</ErrorLabelsContext>;
}
