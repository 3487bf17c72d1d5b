'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { fetchWords } from '@/components/ui/shared-data/fetch-words';
import { useChosen } from './chosen';
import type { CompareBarProps } from './compare-bar';
import type { ComparisonLabels } from './labels';

/** The way to the comparison, which loads once a listing is chosen. */
export function Comparison() {
  const chosen = useChosen();
  const isChosen = chosen !== null && chosen.length > 0;
  const [loaded, setLoaded] = useState<{ Bar: ComponentType<CompareBarProps>; labels: ComparisonLabels } | null>(null);
  useEffect(() => {
    if (!isChosen) return;
    let isGone = false;
    const load = async () => {
      const [{ CompareBar: Bar }, labels] = await Promise.all([
        import('./compare-bar'),
        fetchWords<ComparisonLabels>('comparison'),
      ]);
      if (!isGone) setLoaded({ Bar, labels });
    };
    // The next page tries again.
    load().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [isChosen]);
  return isChosen && loaded ? <loaded.Bar ids={chosen} labels={loaded.labels} /> : null;
}
