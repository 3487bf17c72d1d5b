'use client';

import { useCallback, useRef } from 'react';

interface Intention {
  /** The key of what is about to be sent: a new one, or that of the last time where the same was left unanswered. */
  keyOf: (content: string) => string;
  /** It was answered: the same words sent again are meant. */
  answered: () => void;
}

/** One intention has one key, however often it is sent: the server takes another try after a lost answer for the same. */
export function useIntention(): Intention {
  const last = useRef<{ content: string; key: string } | null>(null);
  const keyOf = useCallback((content: string) => {
    if (last.current?.content !== content) last.current = { content, key: crypto.randomUUID() };
    return last.current.key;
  }, []);
  const answered = useCallback(() => {
    last.current = null;
  }, []);
  return { keyOf, answered };
}
