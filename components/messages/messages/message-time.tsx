'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { DAY_MS } from '@/lib/core/durations';
import { clock, formatDate } from '@/lib/core/i18n/format';

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

/** Returns how many days ago a date was, in the runtime's time zone. */
function daysAgo(date: Date): number {
  return Math.round((startOfDay(new Date()) - startOfDay(date)) / DAY_MS);
}

/** Returns a function that formats the day of a message: "today", "yesterday" or the date. */
export function useDayText(): (date: string) => string {
  const t = useTranslations('messages');
  const locale = useLocale();
  const inBrowser = useHydrated();
  return (text) => {
    const date = new Date(text);
    // Before hydration the time zone is unknown.
    if (!inBrowser) return formatDate(locale, date);
    const days = daysAgo(date);
    if (days === 0 || days === 1) return t(days === 0 ? 'today' : 'yesterday');
    return new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(date);
  };
}

/**
 * A time in the viewer's time zone; before hydration, when the zone is unknown, the date. `hour`: "08:31". `list`: the
 * hour today, then the day of the week, then the date.
 */
export function MessageTime({
  date: text,
  style,
  className,
}: {
  date: string;
  style: 'hour' | 'list';
  className?: string;
}) {
  const t = useTranslations('messages');
  const locale = useLocale();
  const inBrowser = useHydrated();
  const date = new Date(text);
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options).format(date);
  const hour = () => format(clock(locale));
  const inList = () => {
    const days = daysAgo(date);
    if (days <= 0) return hour();
    if (days === 1) return t('yesterday');
    return format(days < 7 ? { weekday: 'short' } : { day: 'numeric', month: 'short' });
  };
  return (
    <time
      dateTime={text}
      className={className}
      title={inBrowser ? format({ dateStyle: 'full', timeStyle: 'short' }) : undefined}
    >
      {inBrowser ? (style === 'hour' ? hour() : inList()) : formatDate(locale, date)}
    </time>
  );
}
