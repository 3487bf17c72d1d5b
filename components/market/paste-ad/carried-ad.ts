'use client';

import { useSyncExternalStore } from 'react';

/** An advertisement on its way from one page that publishes to another, in this tab. */
const KEY = 'corral.carried-ad';

const noSubscription = () => () => undefined;

/** Takes an advertisement along to the next page; a blank one is forgotten. */
export function carryAd(text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, text);
  } catch {
    // Without storage the seller pastes it again.
  }
}

function carried(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Returns the advertisement that was taken along; none on the server. */
export const useCarriedAd = (): string => useSyncExternalStore(noSubscription, carried, () => '');
