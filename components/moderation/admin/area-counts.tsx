'use client';

import { createContext, useContext, type ReactNode } from 'react';
import { useLocale } from 'next-intl';
import { formatNumber } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';

type Counts = Partial<Record<string, number>>;

const CountsContext = createContext<Counts>({});

/** Provides the tabs of every administrators' page with the number of items that wait in each area. */
export function AreaCounts({ counts, children }: { counts: Counts; children: ReactNode }) {
  return <CountsContext value={counts}>{children}</CountsContext>;
}

/** The number of items that wait in an area; nothing if none does. */
export function AreaCount({ area }: { area: string }) {
  const locale = useLocale() as Locale;
  const count = useContext(CountsContext)[area];
  if (!count) return null;
  return (
    <span className="inline-grid h-5 min-w-5.5 place-items-center rounded-full bg-sunken px-1.5 text-12 font-semibold text-ink-2 tabular-nums">
      {formatNumber(locale, count)}
    </span>
  );
}
