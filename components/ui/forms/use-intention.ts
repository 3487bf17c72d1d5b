'use client';

import { useCallback, useRef } from 'react';

interface Intention {
  /**
   * Returns the idempotency key of a request: the previous one if the same content is still unanswered, otherwise a
   * new one.
   */
  keyOf: (content: string) => string;
  /** Call after a definite answer: sending the same content again is then intended. */
  answered: () => void;
}

/** Keeps one idempotency key per intention, so that the server recognizes a retry after a lost answer. */
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
