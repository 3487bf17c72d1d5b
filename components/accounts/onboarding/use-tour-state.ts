'use client';

import { useEffect, useRef, useState } from 'react';
import type { Flow, OnboardingEvent } from '@/lib/accounts/onboarding/schema';
import { move, type Move } from './tour-state';

/** Moves through the `total` steps of an introduction and reports them. `onEnd` is called once, however it ends. */
export function useTourState(flow: Flow, total: number, onEnd: () => void): { step: number; go: (to: Move) => void } {
  const [state, setState] = useState({ step: 0, completed: 0 });
  const started = useRef(false);
  const over = useRef(false);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    track({ name: 'onboarding_started', flow });
  }, [flow]);

  const go = (to: Move) => {
    // A closing dialog may report its end twice.
    if (over.current) return;
    const moved = move(state, to, total);
    for (const event of moved.events) track({ ...event, flow });
    if (moved.state) {
      setState(moved.state);
      return;
    }
    over.current = true;
    onEnd();
  };

  return { step: state.step, go };
}

const KEY = 'visitor-id';

/** Returns this browser's random id, or null if it can't be stored. */
function visitorId(): string | null {
  try {
    const id = localStorage.getItem(KEY) ?? crypto.randomUUID();
    localStorage.setItem(KEY, id);
    return id;
  } catch {
    return null;
  }
}

/** Reports an event to the server, unless the browser asks not to be tracked; then it doesn't even get an id. */
function track(event: Omit<OnboardingEvent, 'visitorId'>): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (doNotTrack === '1' || globalPrivacyControl) return;
  const visitor = visitorId();
  if (!visitor) return;
  const body: OnboardingEvent = { ...event, visitorId: visitor };
  navigator.sendBeacon('/api/analytics', new Blob([JSON.stringify(body)], { type: 'application/json' }));
}
