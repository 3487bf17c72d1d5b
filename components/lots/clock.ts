'use client';

import { useSyncExternalStore } from 'react';

/**
 * How far the server's clock is ahead of `performance.now()`, which nobody sets by hand. An answer's way makes it look older than it
 * is, never newer, so the greatest estimate is the best.
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

/** Sets the clock by a server's answer that has just come. */
export function setServerTime(serverTime: string): void {
  const estimate = Date.parse(serverTime) - performance.now();
  if (Number.isNaN(estimate) || (ahead !== null && estimate <= ahead)) return;
  ahead = estimate;
  beat();
}

/** Forgets what time it is; for tests. */
export function resetClock(): void {
  ahead = tick = null;
  clearTimeout(timer);
}

/**
 * The server's time in whole seconds, whatever the visitor's clock says: one timer for every countdown of the page. Null until
 * a server's answer has set it, so also on the server itself.
 */
export function useServerNow(): number | null {
  return useSyncExternalStore(
    subscribe,
    () => tick,
    () => null,
  );
}
