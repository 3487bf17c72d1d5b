'use client';

import { useLocale } from 'next-intl';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { formatDays, formatLocalDay } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';

/** The day of a moment where it was that day for the viewer. Before hydration their zone is unknown, so it is UTC's. */
export function LocalDay({ date, className }: { date: string; className?: string }) {
  const locale = useLocale() as Locale;
  const text = useHydrated() ? formatLocalDay(locale, date) : formatDays(locale, date);
  return (
    <time dateTime={date} className={className}>
      {text}
    </time>
  );
}
