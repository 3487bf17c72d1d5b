'use client';

import { useState } from 'react';
import { useHydrated } from '@/components/ui/forms/use-hydrated';

/** What a form holds: a text per field. */
type Texts<Values> = Record<keyof Values, string>;

function read<Values extends Texts<Values>>(key: string, initial: Values): Values {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    const texts = Object.entries(stored).filter(([name, value]) => name in initial && typeof value === 'string');
    return { ...initial, ...Object.fromEntries(texts) };
  } catch {
    return initial;
  }
}

function write(key: string, values: object | null): void {
  try {
    if (values) sessionStorage.setItem(key, JSON.stringify(values));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage may be full or blocked; what was typed then lasts as long as the page.
  }
}

/** Keeps what is written into the form of an offer, a visit or a freight in this tab, so that signing in again loses nothing. */
export function useKeptProposal<Values extends Texts<Values>>(key: string, initial: Values) {
  const inBrowser = useHydrated();
  const [typed, setTyped] = useState<Values | null>(null);
  const values = typed ?? (inBrowser ? read(key, initial) : initial);
  const set = (part: Partial<Values>) => {
    const next = { ...values, ...part };
    setTyped(next);
    write(key, next);
  };
  return { values, set, clear: () => write(key, null) };
}
