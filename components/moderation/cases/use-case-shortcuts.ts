'use client';

import { useEffect, useRef } from 'react';
import { hasDialog, isShortcut } from '@/components/accounts/admin-undo/is-shortcut';
import { useDesk } from '@/components/moderation/desk/desk';

/**
 * Runs an action for a key, in lower case, if it is a shortcut. While another case is on its way a key waits for that case,
 * unless it decides.
 */
export function useCaseShortcuts(
  { enabled, caseKey }: { enabled: boolean; caseKey: string },
  keys: Partial<Record<string, () => void>>,
): void {
  const { hold, held, takeHeld } = useDesk();
  const latest = useRef({ keys, hold });
  useEffect(() => {
    latest.current = { keys, hold };
  });
  useEffect(() => {
    if (!enabled) return;
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      const name = event.key.toLowerCase();
      const run = latest.current.keys[name];
      if (!run || latest.current.hold(name, caseKey)) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [enabled, caseKey]);
  const next = enabled && held?.caseKey === caseKey ? held : null;
  const taken = useRef<typeof next>(null);
  useEffect(() => {
    const [name] = next?.names ?? [];
    if (name === undefined || taken.current === next) return;
    taken.current = next;
    takeHeld();
    // A dialog that the key before it opened takes none.
    if (!hasDialog()) latest.current.keys[name]?.();
  }, [next, takeHeld]);
}
