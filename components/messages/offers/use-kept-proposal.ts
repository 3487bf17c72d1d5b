'use client';

import { useState } from 'react';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import type { Proposal } from './proposal';

function read(key: string, initial: Proposal): Proposal {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    const texts = Object.entries(stored).filter(([name, value]) => name in initial && typeof value === 'string');
    return { ...initial, ...Object.fromEntries(texts) };
  } catch {
    return initial;
  }
}

function write(key: string, values: Proposal | null): void {
  try {
    if (values) sessionStorage.setItem(key, JSON.stringify(values));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage may be full or blocked; what was typed then lasts as long as the page.
  }
}

/** Keeps what is written into the form of an offer in this tab, so that signing in again loses nothing. */
export function useKeptProposal(key: string, initial: Proposal) {
  const inBrowser = useHydrated();
  const [typed, setTyped] = useState<Proposal | null>(null);
  const values = typed ?? (inBrowser ? read(key, initial) : initial);
  const set = (part: Partial<Proposal>) => {
    const next = { ...values, ...part };
    setTyped(next);
    write(key, next);
  };
  return { values, set, clear: () => write(key, null) };
}
