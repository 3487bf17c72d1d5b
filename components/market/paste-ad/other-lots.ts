'use client';

import { useSyncExternalStore } from 'react';

/** Texts of lots that are published after the first, in this tab. */
const KEY = 'corral.other-lots';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function stored(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

function parsed(text: string): string[] {
  try {
    const lots: unknown = JSON.parse(text);
    return Array.isArray(lots) ? lots.filter((lot) => typeof lot === 'string') : [];
  } catch {
    return [];
  }
}

/** Returns the texts of the lots that are still to be published; none on the server. */
export function useOtherLots(): string[] {
  const text = useSyncExternalStore(subscribe, stored, () => '');
  return text === '' ? [] : parsed(text);
}

/** A lot's text by itself: of «40 novillos y 15 terneros» the second begins with its animals. */
export const beginningOf = (lot: string): string => lot.replace(/^(?:y|e|and)\s+(?=\S)/iu, '');

/** Keeps the texts of the lots that are still to be published. */
export function keepOtherLots(lots: readonly string[]): void {
  try {
    if (lots.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(lots));
  } catch {
    // Without storage the seller pastes the next lot by hand.
  }
  listeners.forEach((listener) => listener());
}
