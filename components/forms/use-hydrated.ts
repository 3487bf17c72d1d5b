'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True once the page's scripts run: until then a form would be sent by the browser itself, past all that checks it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
