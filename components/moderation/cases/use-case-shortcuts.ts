'use client';

import { useEffect, useRef } from 'react';
import { hasDialog, isShortcut } from '@/components/accounts/admin-undo/is-shortcut';
import { useDesk } from '@/components/moderation/desk/desk';

/**
 * Runs an action for a key, in lower case, if it is a shortcut. A key that is pressed while another case is on its way waits for
 * that case.
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
      // The next case has keys of its own kind, such as those of an appeal.
      if (!/^[a-z0-9?]$/.test(name) || latest.current.hold(name, caseKey) || !run) return;
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
