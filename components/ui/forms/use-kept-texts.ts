'use client';

import { useState } from 'react';
import { tabStorage } from '@/components/ui/shared-data/stored';
import { useHydrated } from './use-hydrated';

/** What a form holds: a text per field. */
type Texts<Values> = Record<keyof Values, string>;

function read<Values extends Texts<Values>>(key: string, initial: Values): Values | null {
  const stored = tabStorage.readJson(key) as Record<string, unknown> | null;
  if (stored === null) return null;
  const texts = Object.entries(stored).filter(([name, value]) => name in initial && typeof value === 'string');
  return { ...initial, ...Object.fromEntries(texts) };
}

/** Whether something is kept by a key. */
export const areKept = (key: string): boolean => tabStorage.readJson(key) !== null;

/** Forgets what is kept by a key. */
export function forgetTexts(key: string): void {
  tabStorage.write(key, null);
}

/**
 * Keeps what is written into a form in this tab, by a key of what the form is about, so that neither another language nor
 * signing in again loses it; without a key, as long as the page. `isBegun` says that something was written before.
 */
export function useKeptTexts<Values extends Texts<Values>>(key: string | null, initial: Values) {
  const inBrowser = useHydrated();
  const [typed, setTyped] = useState<Values | null>(null);
  const kept = inBrowser && key !== null ? read(key, initial) : null;
  const values = typed ?? kept ?? initial;
  const set = (part: Partial<Values>) => {
    const next = { ...values, ...part };
    setTyped(next);
    if (key !== null) tabStorage.write(key, JSON.stringify(next));
  };
  const clear = () => {
    if (key !== null) forgetTexts(key);
  };
  return { values, set, clear, isBegun: kept !== null };
}
