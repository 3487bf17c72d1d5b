'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { DAY_MS } from '@/lib/core/durations';
import { formatDays, formatLocalDay, formatTime } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';

const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** The moment on the reader's clock: "mañana, 09:00", later "28 nov., 09:00". */
function whenText(locale: Locale, moment: string, now = new Date()): string {
  const days = Math.round((midnight(new Date(moment)) - midnight(now)) / DAY_MS);
  const day =
    days === 0 || days === 1
      ? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')
      : formatLocalDay(locale, moment, now);
  return `${day}, ${formatTime(locale, moment, Intl.DateTimeFormat().resolvedOptions().timeZone)}`;
}

/** When an offer expires, in the reader's time; before hydration, which alone knows it, only the date. */
export function Expiry({ at, className }: { at: string; className?: string }) {
  const t = useTranslations('offers');
  const locale = useLocale();
  const when = useHydrated() ? whenText(locale, at) : formatDays(locale, at);
  return (
    <time dateTime={at} className={className}>
      {t('expires', { when })}
    </time>
  );
}
