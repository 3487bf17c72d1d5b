'use client';

import { useEffect, useRef, useState } from 'react';
import { track } from './track';
import { move, type Move } from './walk';

/** Walks through `total` steps and reports it. `onEnd` is called once, however it ends. */
export function useWalk(total: number, onEnd: () => void): { step: number; go: (to: Move) => void } {
  const [walk, setWalk] = useState({ step: 0, completed: 0 });
  const started = useRef(false);
  const over = useRef(false);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    track({ name: 'onboarding_started' });
  }, []);

  const go = (to: Move) => {
    // A dialog that is closing may report it once more.
    if (over.current) return;
    const moved = move(walk, to, total);
    moved.events.forEach(track);
    if (moved.walk) {
      setWalk(moved.walk);
      return;
    }
    over.current = true;
    onEnd();
  };

  return { step: walk.step, go };
}
