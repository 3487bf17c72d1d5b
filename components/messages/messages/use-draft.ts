'use client';

import { useState } from 'react';
import { useHydrated } from '@/components/ui/forms/use-hydrated';

/** Keeps what is being written in this tab, so that opening another conversation loses nothing. */
export function useDraft(conversation: string): readonly [string, (text: string) => void] {
  const key = `message-draft-${conversation}`;
  const inBrowser = useHydrated();
  const [typed, setTyped] = useState<string | null>(null);
  const stored = () => {
    try {
      return sessionStorage.getItem(key) ?? '';
    } catch {
      return '';
    }
  };
  const change = (text: string) => {
    setTyped(text);
    try {
      if (text) sessionStorage.setItem(key, text);
      else sessionStorage.removeItem(key);
    } catch {
      // Storage may be full or blocked; the text then lasts as long as the conversation is open.
    }
  };
  return [typed ?? (inBrowser ? stored() : ''), change] as const;
}
