'use client';

import { useEffect, useRef } from 'react';
import { isShortcut } from './is-shortcut';

/** Runs what a key, in lower case, stands for on this page while `enabled`. */
export function useKeys(enabled: boolean, keys: Partial<Record<string, () => void>>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
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
