'use client';

import { useEffect } from 'react';
import { isShortcut } from '@/components/accounts/admin-undo/is-shortcut';
import { useShortcuts } from '@/components/accounts/admin-undo/use-shortcuts';

const STEPS: Partial<Record<string, number>> = { j: 1, k: -1 };

/** How far a key goes through what waits. */
export const stepOf = ({ key }: { key: string }): number | undefined => STEPS[key.toLowerCase()];

/** What waits on this page, in its order. */
export const waiting = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-waits]')];

interface TodayKeysProps {
  /** Whether the first J opens what has waited longest, instead of going to it. */
  opens?: boolean;
}

/** J and K go through what waits, as they do through cases: the first J to the one that has waited longest. */
export function TodayKeys({ opens = false }: TodayKeysProps) {
  const [shortcuts] = useShortcuts();
  useEffect(() => {
    if (!shortcuts) return;
    const onKey = (event: KeyboardEvent) => {
      const step = stepOf(event);
      if (step === undefined || !isShortcut(event)) return;
      event.preventDefault();
      const links = waiting();
      const at = links.findIndex((link) => link === document.activeElement);
      if (opens && at === -1 && step > 0) return links[0]?.click();
      links[Math.min(links.length - 1, Math.max(0, at + step))]?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [opens, shortcuts]);
  return null;
}
