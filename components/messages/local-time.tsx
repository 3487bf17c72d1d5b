'use client';

import { useLocale } from 'next-intl';
import { useHydrated } from '@/components/forms/use-hydrated';
import { formatDate } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

/** A time in the viewer's time zone. Before hydration the zone is unknown, so only the date is shown. */
export function LocalTime({ date, className }: { date: string; className?: string }) {
  const locale = useLocale() as Locale;
  const text = useHydrated()
    ? new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(date))
    : formatDate(locale, date);
  return (
    <time dateTime={date} className={className}>
      {text}
    </time>
  );
}
