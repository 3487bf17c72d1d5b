'use client';

import { useSyncExternalStore } from 'react';

/**
 * Offset of the server's clock from `performance.now()`, which users can't change. Network delay only makes an
 * answer's time look older, so the largest estimate is the best.
 */
let ahead: number | null = null;
let tick: number | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function beat(): void {
  clearTimeout(timer);
  if (ahead === null || listeners.size === 0) return;
  const now = ahead + performance.now();
  tick = Math.floor(now / 1000) * 1000;
  listeners.forEach((listener) => listener());
  timer = setTimeout(beat, tick + 1000 - now + 5);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) beat();
  return () => {
    listeners.delete(listener);
  };
}

/** Updates the clock from an answer that has just arrived. */
export function setServerTime(serverTime: string): void {
  const estimate = Date.parse(serverTime) - performance.now();
  if (Number.isNaN(estimate) || (ahead !== null && estimate <= ahead)) return;
  ahead = estimate;
  beat();
}

/** Resets the clock; for tests. */
export function resetClock(): void {
  ahead = tick = null;
  clearTimeout(timer);
}

/**
 * Returns the server's time in whole seconds, independent of the user's clock; all countdowns share one timer. Null
 * until an answer has set it, and therefore during server rendering.
 */
export function useServerNow(): number | null {
  return useSyncExternalStore(
    subscribe,
    () => tick,
    () => null,
  );
}
