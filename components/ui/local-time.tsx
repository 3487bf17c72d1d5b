'use client';

import { useLocale } from 'next-intl';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { formatDate, formatDateTime } from '@/lib/core/i18n/format';

/** A time in the viewer's time zone. Before hydration the zone is unknown, so only the date is shown. */
export function LocalTime({ date, className }: { date: string; className?: string }) {
  const locale = useLocale();
  const text = useHydrated() ? formatDateTime(locale, date) : formatDate(locale, date);
  return (
    <time dateTime={date} className={className}>
      {text}
    </time>
  );
}
