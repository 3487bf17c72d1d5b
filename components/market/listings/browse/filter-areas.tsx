'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { fetchWords } from '@/components/ui/shared-data/fetch-words';
import type { Locale } from '@/lib/core/i18n/locales';
import type { AreaCounts } from '@/lib/finding/understood-searches/dto';
import type { AreaSelects } from './area-selects';
import { KeptFilters, type FilterState } from './filter-controls';
import type { AreaLabels } from './labels';

/** So far from the screen they load. */
const AHEAD = '400px';

interface Loaded {
  locale: Locale;
  areas: AreaCounts;
  labels: AreaLabels;
  Selects: typeof AreaSelects;
}

/** What the previous results showed: shown until the counts of these are known, so that a focused filter keeps the focus. */
let last: Loaded | null = null;

async function load(locale: Locale, signal: AbortSignal): Promise<Loaded> {
  const params = new URLSearchParams(window.location.search);
  params.set('language', locale);
  const [answer, labels, { AreaSelects: Selects }] = await Promise.all([
    fetch(`/api/cattle/areas?${params.toString()}`, { signal }),
    last?.locale === locale ? last.labels : fetchWords<AreaLabels>('areas'),
    import('./area-selects'),
  ]);
  if (!answer.ok) throw new Error(`${answer.status}: ${answer.statusText}`);
  return { locale, labels, Selects, areas: (await answer.json()) as AreaCounts };
}

/**
 * The country and the region, below the other filters of places. Few visitors choose one, and there are many: they load
 * when somebody comes near. Until then, and without scripts, what a link has set stays.
 */
export function FilterAreas({ state, children }: { state: FilterState; children: ReactNode }) {
  const { locale, values } = state;
  const [loaded, setLoaded] = useState(last);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const abort = new AbortController();
    const show = async () => {
      last = await load(locale, abort.signal);
      if (!abort.signal.aborted) setLoaded(last);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // Without an answer the filters stay as they are; the next search tries again.
        show().catch(() => undefined);
      },
      { rootMargin: AHEAD },
    );
    if (box.current) observer.observe(box.current);
    return () => {
      observer.disconnect();
      abort.abort();
    };
  }, [locale, values]);
  return (
    <div className="filter-places">
      {children}
      {/* Hidden beside the results, where nobody comes near it. */}
      <div ref={box} className="filter-more">
        {loaded?.locale === locale ? (
          <loaded.Selects state={state} areas={loaded.areas} labels={loaded.labels} />
        ) : (
          <KeptFilters values={values} names={['country', 'region']} />
        )}
      </div>
    </div>
  );
}
