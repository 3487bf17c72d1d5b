'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { createChange } from './create-change';

/** `data` is undefined until it is known; a failed load leaves what was known before. */
export interface SharedState<T> {
  data: T | undefined;
}

export interface SharedData<T> {
  /** Loads it unless it is known or being loaded. */
  request: () => void;
  /** Loads it again; what is known stays until then. */
  refresh: () => Promise<void>;
  /** Replaces it, also in place of what is being loaded, which is older. */
  set: (data: T) => void;
  /** Returns what is known now. */
  get: () => T | undefined;
  /** Clears it; for tests. */
  reset: () => void;
  subscribe: (listener: () => void) => () => void;
  state: () => SharedState<T>;
}

const UNKNOWN: SharedState<never> = { data: undefined };

/**
 * Creates data of the signed-in user that several islands of a page share: loaded when the first of them asks, valid
 * until a write replaces it. Public pages use it instead of a library that would be a tenth of their scripts.
 */
export function createSharedData<T>(load: () => Promise<T>): SharedData<T> {
  const { subscribe, announce } = createChange();
  let state: SharedState<T> = UNKNOWN;
  let loading: Promise<void> | null = null;
  const change = (next: SharedState<T>) => {
    state = next;
    loading = null;
    announce();
  };
  const refresh = () => {
    const request: Promise<void> = load().then(
      (data) => {
        if (loading === request) change({ data });
      },
      () => {
        if (loading === request) loading = null;
      },
    );
    loading = request;
    return request;
  };
  return {
    request: () => {
      if (state.data === undefined && !loading) void refresh();
    },
    refresh,
    set: (data) => change({ data }),
    get: () => state.data,
    reset: () => {
      state = UNKNOWN;
      loading = null;
    },
    subscribe,
    state: () => state,
  };
}

/** Returns the shared data and loads it if nobody has; a failed load is tried again by the next island. */
export function useSharedData<T>(shared: SharedData<T>): SharedState<T> {
  useEffect(() => shared.request(), [shared]);
  return useSyncExternalStore(shared.subscribe, shared.state, () => UNKNOWN);
}
