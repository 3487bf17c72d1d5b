'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { createChange } from '@/components/ui/shared-data/create-change';
import { browserStorage } from '@/components/ui/shared-data/stored';

/** The keys that stand for an administrator's buttons. */
export const SHORTCUTS = 'moderation-shortcuts';

const OFF = 'off';
const changed = createChange({ otherTabs: true });

/** A switch that this browser remembers; on until it is switched off. */
export function useStoredSwitch(key: string): [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore(
    changed.subscribe,
    () => browserStorage.read(key) !== OFF,
    () => true,
  );
  const set = useCallback(
    (next: boolean) => {
      browserStorage.write(key, next ? null : OFF);
      changed.announce();
    },
    [key],
  );
  return [on, set];
}
