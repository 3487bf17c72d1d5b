'use client';

import { useEffect, useRef, useState } from 'react';
import type { Flow } from '@/lib/accounts/onboarding/schema';
import { move, type Move } from './tour-state';
import { track } from './track';

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
