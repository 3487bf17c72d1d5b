'use client';

import { useSyncExternalStore } from 'react';
import { createChange } from '@/components/ui/shared-data/create-change';
import { parseJson, tabStorage } from '@/components/ui/shared-data/stored';

/** Texts of lots that are published after the first, in this tab. */
const KEY = 'corral.other-lots';

const changed = createChange();

const stored = () => tabStorage.read(KEY) ?? '';

/** Returns the texts of the lots that are still to be published; none on the server. */
export function useOtherLots(): string[] {
  const text = useSyncExternalStore(changed.subscribe, stored, () => '');
  const lots = parseJson(text);
  return Array.isArray(lots) ? lots.filter((lot) => typeof lot === 'string') : [];
}

/** A lot's text by itself: of «40 novillos y 15 terneros» the second begins with its animals. */
export const beginningOf = (lot: string): string => lot.replace(/^(?:y|e|and)\s+(?=\S)/iu, '');

/** Keeps the texts of the lots that are still to be published. */
export function keepOtherLots(lots: readonly string[]): void {
  tabStorage.write(KEY, lots.length === 0 ? null : JSON.stringify(lots));
  changed.announce();
}
