'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns true after hydration; before it, the browser would submit a form natively, without validation. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
