'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { fetchWords } from '@/components/ui/shared-data/fetch-words';
import type { Locale } from '@/lib/core/i18n/locales';
import type { AreaCounts } from '@/lib/finding/understood-searches/dto';
import type { AreaSelects } from './area-selects';
import { KeptFilters, type FilterState } from './filter-controls';
import type { AreaLabels } from './labels';
import { whenSheetOpens } from './when-sheet-opens';

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
 * when the sheet is opened. Until then, and without scripts, what a link has set stays.
 */
export function FilterAreas({ state, children }: { state: FilterState; children: ReactNode }) {
  const { locale, values } = state;
  const [loaded, setLoaded] = useState(last);
  useEffect(
    () =>
      whenSheetOpens((signal) => {
        load(locale, signal)
          .then((found) => {
            last = found;
            setLoaded(found);
          })
          // Without an answer the filters stay as they are; the next search tries again.
          .catch(() => undefined);
      }),
    [locale, values],
  );
  return (
    <div className="filter-places">
      {children}
      {/* Hidden beside the results. */}
      <div className="filter-more">
        {loaded?.locale === locale ? (
          <loaded.Selects state={state} areas={loaded.areas} labels={loaded.labels} />
        ) : (
          <KeptFilters values={values} names={['country', 'region']} />
        )}
      </div>
    </div>
  );
}
