'use client';

import { useEffect, useEffectEvent } from 'react';

/** Calls `onBack` when the connection is back, while something `waits` for it. */
export function useSignalBack(waits: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    if (!waits) return;
    const listener = () => back();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [waits]);
}
