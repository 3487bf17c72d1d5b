'use client';

import { useEffect, useEffectEvent, useState } from 'react';

/** Calls `onBack` when the connection is back, while something `waits` for it. */
export function useSignalBack(waits: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    if (!waits) return;
    const listener = () => back();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [waits]);
}

/**
 * Knows what never left for want of a signal, which goes out once that is back, unless its state, as `stateOf` returns it,
 * changed since. What left and has no answer may be saved already: it is sent again by hand.
 */
export function useUnsent(stateOf: () => string) {
  const [unsent, setUnsent] = useState<string>();
  const [hasLeft, setLeft] = useState(false);
  /** Sends; null without an answer, undefined if it waits for the signal. */
  const sendOrWait = async <Data>(send: () => Promise<Data>): Promise<Data | null | undefined> => {
    const state = stateOf();
    const mayLeave = navigator.onLine || hasLeft;
    setUnsent(undefined);
    const answer = await send().catch(() => null);
    if (answer !== null) return answer;
    setLeft(mayLeave);
    if (mayLeave) return null;
    setUnsent(state);
    return undefined;
  };
  return { isWaiting: unsent !== undefined && unsent === stateOf(), sendOrWait };
}
