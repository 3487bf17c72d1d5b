import { useLocale } from 'next-intl';
import { LocalTime } from '@/components/ui/local-time';
import { dayOf, formatDays } from '@/lib/core/i18n/format';
import { dayEnd } from '@/lib/deals/terms/dates/day-end';

/** Until when something may be done: the last day where it ends with a day of the animals' place, else the moment. */
export function Until({ at, zone }: { at: string; zone: string }) {
  const locale = useLocale();
  const end = Date.parse(at);
  const day = dayOf(new Date(end - 1), zone);
  if (dayEnd(day, zone).getTime() !== end) return <LocalTime date={at} className="tabular-nums" />;
  return (
    <time dateTime={day} className="tabular-nums">
      {formatDays(locale, day)}
    </time>
  );
}
