'use client';

import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { createChange } from '@/components/ui/shared-data/create-change';
import { parseJson, tabStorage } from '@/components/ui/shared-data/stored';

/** Texts of lots of an advertisement whose first one is published, in this tab. */
const KEY = 'corral.other-lots';

/** Ends the address of a form that reads the next of them at once. */
export const NEXT_LOT_HASH = '#next-lot';

const changed = createChange();

const stored = () => tabStorage.read(KEY) ?? '';

const lots = z.array(z.string()).catch([]);
const lotsIn = (text: string): string[] => lots.parse(parseJson(text));
const advertisement = z.object({ result: z.object({ reading: z.object({ otherLots: lots }) }) });

/** Returns the texts of the lots that are still to be published; none on the server. */
export function useOtherLots(): string[] {
  return lotsIn(useSyncExternalStore(changed.subscribe, stored, () => ''));
}

/** A lot's text by itself: of «40 novillos y 15 terneros» the second begins with its animals. */
export const beginningOf = (lot: string): string => lot.replace(/^(?:y|e|and)\s+(?=\S)/iu, '');

/** Keeps the other lots of an advertisement, whose first one is published. */
export function keepLotsOf(pasted: string): void {
  const { data } = advertisement.safeParse(parseJson(pasted));
  const others = data?.result.reading.otherLots ?? [];
  if (others.length > 0) keepOtherLots([...new Set([...others, ...lotsIn(stored())])]);
}

/** Keeps the texts of the lots that are still to be published. */
export function keepOtherLots(lots: readonly string[]): void {
  tabStorage.write(KEY, lots.length === 0 ? null : JSON.stringify(lots));
  changed.announce();
}
