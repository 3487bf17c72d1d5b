'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { createChange } from '@/components/ui/shared-data/create-change';
import type { Section } from './navigation';

const { subscribe, announce } = createChange();
let shown: Section | null = null;

/** Says that a page shows what is of another section than its address: a search of animals the equipment that it asks for. */
export function ShownSection({ section }: { section: Section }) {
  useEffect(() => {
    shown = section;
    announce();
    return () => {
      shown = null;
      announce();
    };
  }, [section]);
  return null;
}

/** The section that the page says; null if it is that of its address. */
export const useShownSection = (): Section | null =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
