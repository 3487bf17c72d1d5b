'use client';

import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { ConfirmPanel } from './confirm-panel';
import type { ConfirmEmailLabels } from './labels';

interface ConfirmOnPageProps {
  labels: ConfirmEmailLabels;
  email: string;
  canCorrect: boolean;
  /** Where to go once the address is confirmed. */
  next: string;
}

/** The confirmation as a page, for browsers with scripts; the page has a plain form for others. */
export function ConfirmOnPage({ labels, email, canCorrect, next }: ConfirmOnPageProps) {
  const ready = useHydrated();
  if (!ready) return null;
  return (
    <ConfirmPanel
      labels={{ ...labels, then: '' }}
      email={email}
      canCorrect={canCorrect}
      onConfirmed={() => window.location.assign(next)}
    />
  );
}
