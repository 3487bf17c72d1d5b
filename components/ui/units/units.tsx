'use client';

import { useEffect } from 'react';
import type { Rates } from './convert';
import { useUnits, type Units } from './settings';

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
      const [{ convert }, { convertDistances }, rates] = await Promise.all([
        import('./convert'),
        import('./distances'),
        units.money === 'asked' ? {} : fetch('/api/rates').then((answer) => (answer.ok ? answer.json() : {}) as object),
      ]);
      if (stop) return;
      const show = (shown: Units, at: Rates) => {
        convert(shown, at);
        convertDistances(shown);
      };
      show(units, rates);
      observer = new MutationObserver(() => show(units, rates));
      observer.observe(document.body, { childList: true, subtree: true });
      back = () => show({ weight: 'kg', money: 'asked' }, {});
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
