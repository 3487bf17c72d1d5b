'use client';

import { useEffect } from 'react';
import type { Rates } from './convert';
import { hasForeign } from './foreign';
import { useUnits, type Units } from './settings';

const fetchRates = async (): Promise<Rates> => {
  const answer = await fetch('/api/rates');
  return answer.ok ? ((await answer.json()) as Rates) : {};
};

/** Shows the figures of a page in the units that the visitor chose, and those that appear later. */
export function UnitsIsland() {
  const units = useUnits();
  useEffect(() => {
    if (!units) return;
    let stop = false;
    let back: (() => void) | undefined;
    let rates: Rates | undefined;
    let show: ((units: Units, rates: Rates) => void) | undefined;
    const needsRates = () => units.money !== 'asked' || (units.compared !== undefined && hasForeign(units.compared));
    /** What needs neither the code nor the rates loads none. */
    const start = async () => {
      if (units.weight === 'kg' && !show && !needsRates()) return;
      if (!show) {
        const [{ convert }, { convertDistances }] = await Promise.all([import('./convert'), import('./distances')]);
        show = (shown, at) => {
          convert(shown, at);
          convertDistances(shown);
        };
        back = () => show?.({ weight: 'kg', money: 'asked' }, {});
      }
      if (!rates && needsRates()) {
        rates = {};
        if (!stop) show(units, rates);
        rates = await fetchRates();
      }
      if (!stop) show(units, rates ?? {});
    };
    // Without the rates or the code the page stays as it was sent.
    const update = () => void start().catch(() => undefined);
    update();
    const observer = new MutationObserver(update);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      stop = true;
      observer.disconnect();
      back?.();
    };
  }, [units]);
  return null;
}
