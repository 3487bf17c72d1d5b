'use client';

import { useState } from 'react';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { tabStorage } from '@/components/ui/shared-data/stored';

/** Keeps what is being written in this tab, so that opening another conversation loses nothing. */
export function useDraft(conversation: string): readonly [string, (text: string) => void] {
  const key = `message-draft-${conversation}`;
  const inBrowser = useHydrated();
  const [typed, setTyped] = useState<string | null>(null);
  const change = (text: string) => {
    setTyped(text);
    tabStorage.write(key, text || null);
  };
  return [typed ?? (inBrowser ? (tabStorage.read(key) ?? '') : ''), change] as const;
}
