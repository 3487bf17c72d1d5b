'use client';

import { useSyncExternalStore } from 'react';
import { tabStorage } from '@/components/ui/shared-data/stored';

/** An advertisement on its way from one page that publishes to another, in this tab. */
const KEY = 'corral.carried-ad';

const noSubscription = () => () => undefined;

/** Takes an advertisement along to the next page; a blank one is forgotten. */
export function carryAd(text: string): void {
  tabStorage.write(KEY, text || null);
}

const carried = () => tabStorage.read(KEY) ?? '';

/** Returns the advertisement that was taken along; none on the server. */
export const useCarriedAd = (): string => useSyncExternalStore(noSubscription, carried, () => '');
