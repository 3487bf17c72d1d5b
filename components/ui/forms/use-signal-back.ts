'use client';

import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Calls `onBack` when the connection is back, while something `waits` for it: at once where it came back before anybody
 * listened. That is asked of what never left alone, `unsent`, which is another each time: a server may have refused the rest.
 */
export function useSignalBack(waits: boolean, onBack: () => void, unsent?: unknown): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    if (!waits) return;
    const listener = () => back();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [waits]);
  const missed = useEffectEvent(() => {
    if (waits && unsent && navigator.onLine) onBack();
  });
  useEffect(() => missed(), [unsent]);
}

/** Resolves once there is a connection: at once where there is one. */
export const signalBack = (): Promise<void> =>
  navigator.onLine
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));

/**
 * Knows what never left for want of a signal, which goes out once that is back, unless its state, as `stateOf` returns it,
 * changed since. What left and has no answer may be saved already: it is sent again by hand.
 */
export function useUnsent(stateOf: () => string) {
  const [unsent, setUnsent] = useState<{ state: string }>();
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
    setUnsent({ state });
    return undefined;
  };
  return { unsent, isWaiting: unsent !== undefined && unsent.state === stateOf(), sendOrWait };
}
