'use client';

import { useKeys } from '@/components/accounts/admin-undo/use-keys';
import { useShortcuts } from '@/components/accounts/admin-undo/use-shortcuts';

/** What waits on this page, in its order. */
export const waiting = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-waits]')];

interface TodayKeysProps {
  /** Whether the first J opens what has waited longest, instead of going to it. */
  opens?: boolean;
}

/** J and K go through what waits, as they do through cases: the first J to the one that has waited longest. */
export function TodayKeys({ opens = false }: TodayKeysProps) {
  const [shortcuts] = useShortcuts();
  const go = (step: 1 | -1) => () => {
    const links = waiting();
    const at = links.findIndex((link) => link === document.activeElement);
    if (opens && at === -1 && step > 0) links[0]?.click();
    else links[Math.min(links.length - 1, Math.max(0, at + step))]?.focus();
  };
  useKeys(shortcuts, { j: go(1), k: go(-1) });
  return null;
}
