'use client';

import { useLayoutEffect, useRef } from 'react';
import { isShortcut } from './is-shortcut';

/** Runs what a key, in lower case, stands for on this page while `enabled`. */
export function useKeys(enabled: boolean, keys: Partial<Record<string, () => void>>): void {
  const latest = useRef(keys);
  // Before what they are for is painted, so that none comes too early for what can be seen.
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useLayoutEffect(() => {
    if (!enabled) return;
    const onKey = (event: KeyboardEvent) => {
      const run = latest.current[event.key.toLowerCase()];
      if (!run || !isShortcut(event)) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [enabled]);
}
