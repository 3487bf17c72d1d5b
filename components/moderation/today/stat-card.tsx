import { getTranslations } from 'next-intl/server';
import { Panel } from '@/components/ui/panel';
import type { DayCount } from '@/lib/desk/admin/dto';
import { formatDate, formatNumber } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { DayChart } from '@/components/ui/lists/day-chart';

interface StatCardProps {
  locale: Locale;
  label: string;
  /** The page that lists what is counted. */
  href: string;
  value: number;
  /** What the chart counts. */
  what: string;
  /** Oldest day first. */
  days: readonly DayCount[];
}

/** One number of the overview, linked to what it counts, with the new items per day as a chart and a sentence. */
export async function StatCard({ locale, label, href, value, what, days }: StatCardProps) {
  const t = await getTranslations({ locale, namespace: 'admin.overview' });
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const peak = days.reduce<DayCount | null>((most, day) => (day.count > (most?.count ?? 0) ? day : most), null);
  const text = peak
    ? t('chartText', {
        count: formatNumber(locale, total),
        peak: formatNumber(locale, peak.count),
        date: formatDate(locale, peak.day),
      })
    : t('chartEmpty');
  const title = t('chartTitle', {
    what,
    from: formatDate(locale, days[0]?.day ?? ''),
    to: formatDate(locale, days.at(-1)?.day ?? ''),
  });
  return (
    <Panel className="relative grid content-start gap-1 focus-within:border-ink hover:border-ink">
      <h2 className="text-15 font-medium text-ink-2">
        <a href={href} className="after:absolute after:inset-0 after:rounded-card">
          {label}
        </a>
      </h2>
      <p className="font-head text-36 leading-none font-bold tabular-nums">{formatNumber(locale, value)}</p>
      <DayChart title={title} counts={days.map(({ count }) => count)} />
      <p className="text-13 text-ink-2">
        <span className="block font-medium">{what}</span>
        {text}
      </p>
    </Panel>
  );
}
