'use client';

import { useEffect } from 'react';
import { useUnits } from './settings';

/** Shows the figures of a page in the units that the visitor chose, and those that appear later. */
export function UnitsIsland() {
  const units = useUnits();
  const changes = units !== null && (units.weight !== 'kg' || units.money !== 'asked');
  useEffect(() => {
    if (!units || !changes) return;
    let stop = false;
    let observer: MutationObserver | undefined;
    let back: (() => void) | undefined;
    const start = async () => {
      const [{ convert }, rates] = await Promise.all([
        import('./convert'),
        units.money === 'asked' ? {} : fetch('/api/rates').then((answer) => (answer.ok ? answer.json() : {}) as object),
      ]);
      if (stop) return;
      const show = () => convert(units, rates);
      show();
      observer = new MutationObserver(show);
      observer.observe(document.body, { childList: true, subtree: true });
      back = () => convert({ weight: 'kg', money: 'asked' }, {});
    };
    // Without the rates or the code the page stays as it was sent.
    start().catch(() => {});
    return () => {
      stop = true;
      observer?.disconnect();
      back?.();
    };
  }, [units, changes]);
  return null;
}
