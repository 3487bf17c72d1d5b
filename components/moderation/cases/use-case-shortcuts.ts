'use client';

import { useEffect, useRef } from 'react';

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const DIALOGS = '[role="dialog"], [role="alertdialog"], dialog[open]';

/**
 * Runs an action for a key, in lower case, unless a field has the focus, a dialog is open or a modifier is held, so that
 * nothing typed is taken for a decision (WCAG 2.1.4).
 */
export function useCaseShortcuts(enabled: boolean, keys: Partial<Record<string, () => void>>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!enabled) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(FIELDS)) return;
      if (document.querySelector(DIALOGS)) return;
      const run = latest.current[event.key.toLowerCase()];
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [enabled]);
}
