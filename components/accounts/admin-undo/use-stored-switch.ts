'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { browserStorage } from '@/components/ui/shared-data/stored';

/** The keys that stand for an administrator's buttons. */
export const SHORTCUTS = 'moderation-shortcuts';

const OFF = 'off';
const EVENT = 'stored-switch';

function subscribe(changed: () => void): () => void {
  window.addEventListener('storage', changed);
  window.addEventListener(EVENT, changed);
  return () => {
    window.removeEventListener('storage', changed);
    window.removeEventListener(EVENT, changed);
  };
}

/** A switch that this browser remembers; on until it is switched off. */
export function useStoredSwitch(key: string): [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore(
    subscribe,
    () => browserStorage.read(key) !== OFF,
    () => true,
  );
  const set = useCallback(
    (next: boolean) => {
      browserStorage.write(key, next ? null : OFF);
      window.dispatchEvent(new Event(EVENT));
    },
    [key],
  );
  return [on, set];
}
