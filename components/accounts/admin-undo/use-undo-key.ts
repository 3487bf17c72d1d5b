'use client';

import { useEffect, useRef } from 'react';
import { hidesUndo, isTypedNowhere } from './is-shortcut';

/** Runs `undo` for the key Z while `listens`, whatever page is shown; not where `undo` returns false. */
export function useUndoKey(listens: boolean, undo: () => boolean | void): void {
  const latest = useRef(undo);
  useEffect(() => {
    latest.current = undo;
  });
  useEffect(() => {
    if (!listens) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || !isTypedNowhere(event) || hidesUndo()) return;
      if (latest.current() === false) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [listens]);
}
